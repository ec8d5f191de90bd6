import { atom } from 'nanostores';

/** A deletion that can be taken back for a while. */
export interface UndoOffer {
  readonly text: string;
  /** Puts the record back; tells where it stands now, undefined when it could not be put back. */
  undo(): string | undefined;
  /** Where the keyboard goes on when the offer is passed over. */
  readonly next: HTMLElement | null;
}

export const $undoOffer = atom<UndoOffer | undefined>(undefined);

/** How long an offer stands, in milliseconds. */
export const undoTime = 10_000;

/** The button of the offer, for moving the keyboard to it. */
export const undoButtonId = 'undo';
