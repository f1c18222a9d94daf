// Questions to programs that think for long, which another worker answers.

export function thinker(mind) {
  const waiting = new Map();
  let last = 0;
  mind.onmessage = ({ data }) => {
    const { answered, failed } = waiting.get(data.number) ?? {};
    waiting.delete(data.number);
    if (data.answer) answered?.(data.answer); else failed?.(new Error("the worker in which programs think is gone"));
  };
  return (question) => new Promise((answered, failed) => {
    const number = ++last, bytes = question.toJs();
    waiting.set(number, { answered, failed });
    mind.postMessage({ number, question: bytes }, [bytes.buffer]);
  });
}
