/** Which of the six colour sets the drawn avatar of a name has. */
export const avatarTone = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6;
