let values = new Float32Array(0);

/**
 * The `nth` greatest of some numbers, without sorting all of them: what is surely greater or less is left out step by
 * step.
 * @param nth from 1 to how many there are
 */
export function nthGreatest(numbers: Float32Array, nth: number): number {
  if (values.length < numbers.length) values = new Float32Array(numbers.length * 2);
  values.set(numbers);
  let [low, high] = [0, numbers.length - 1];
  const wanted = nth - 1;
  while (low < high) {
    const pivot = values[(low + high) >>> 1] as number;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] as number) > pivot) left += 1;
      while ((values[right] as number) < pivot) right -= 1;
      if (left > right) break;
      const swapped = values[left] as number;
      values[left] = values[right] as number;
      values[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return values[wanted] as number;
}
