const far = Number.POSITIVE_INFINITY;

/**
 * Returns the Damerau-Levenshtein distance of `typed` to `word`, and to the nearest beginning of `word`. Letters are UTF-16 units.
 * @param most distances above this are infinite, which saves work
 */
export function editDistance(typed: string, word: string, most = far): { whole: number; prefix: number } {
  let twoUp: number[] = [];
  let up = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const mistaken = at(up, column - 1) + (isSame ? 0 : 1);
      let least = Math.min(mistaken, at(up, column) + 1, at(line, column - 1) + 1);
      if (row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        least = Math.min(least, at(twoUp, column - 2) + 1);
      }
      line.push(least);
    }
    if (Math.min(...line) > most) return { whole: far, prefix: far };
    twoUp = up;
    up = line;
  }
  const within = (edits: number) => (edits > most ? far : edits);
  return { whole: within(at(up, word.length)), prefix: within(Math.min(...up)) };
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? far;
}
