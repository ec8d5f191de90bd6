/** Picks one of the six colour sets for the avatar of a name. */
export const avatarTone = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 6;
