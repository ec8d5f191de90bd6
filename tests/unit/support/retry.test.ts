import { expect, it, vi } from 'vitest';
import { retry } from '../../support/retry';

const failing = (times: number) => {
  let tried = 0;
  return vi.fn(async () => {
    tried++;
    if (tried <= times) throw new Error(`try ${tried}`);
    return tried;
  });
};

it('does once what goes well at once', async () => {
  const prepare = vi.fn(async () => {});
  expect(await retry(3, failing(0), prepare)).toBe(1);
  expect(prepare).not.toHaveBeenCalled();
});

it('prepares for each further try and gives the first good result', async () => {
  const prepare = vi.fn(async () => {});
  expect(await retry(3, failing(2), prepare)).toBe(3);
  expect(prepare).toHaveBeenCalledTimes(2);
});

it('throws what the last try threw', async () => {
  const task = failing(5);
  await expect(retry(3, task, async () => {})).rejects.toThrow('try 3');
  expect(task).toHaveBeenCalledTimes(3);
});
