/** A page nobody sees is not painted: it must not wait for that. */
const maxWaitMs = 200;

/** Runs when what has been drawn by now is on the screen. Returns how to call it off. */
export function afterPaint(run: () => void): () => void {
  let later: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    clearTimeout(later);
    later = setTimeout(run);
  });
  later = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, maxWaitMs);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
