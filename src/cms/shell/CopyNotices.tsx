import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { checkFile, checkVersion } from '../copies/check';
import { $folder, type FolderCopy, renewFolder, writeBeside } from '../copies/folder';
import type { Lost } from '../copies/keeper';
import { $losses, endOffer } from '../copies/versions';
import { allEditors } from '../editors';
import { MergePanel } from '../merge/MergePanel';
import { formatVersionTime } from '../site-data';
import styles from './shell.module.css';

/** Tells of a loss, and of copies in the folder, on every page until the user has answered. */
export function CopyNotices({ isHome }: { isHome: boolean }) {
  const [lost] = useStore($losses);
  const [isOpen, setOpen] = useState(false);
  const putBack = ({ version, editors }: Lost) => {
    setOpen(true);
    void checkVersion(version.id, editors, 'lost');
  };
  const open = ({ file }: FolderCopy) => {
    setOpen(true);
    void checkFile('all', file, allEditors);
  };
  return (
    <div className={styles.notices}>
      {lost && <LossNotice lost={lost} onPutBack={putBack} />}
      <FolderNotice onOpen={open} />
      {/* The first page has this panel below its buttons. */}
      {isOpen && !isHome && <MergePanel scope="all" />}
    </div>
  );
}

const focusHeading = () => document.querySelector('h1')?.focus();

function LossNotice({ lost, onPutBack }: { lost: Lost; onPutBack(lost: Lost): void }) {
  const { state } = useStore($folder);
  const refuse = () => {
    focusHeading();
    void endOffer(lost);
  };
  return (
    <div className="notice stack" data-tone="danger" role="alert">
      <p>
        Records that you saved are not in the lists any more: {lost.missing}. The page was reloaded, or the
        browser lost them. A version of {formatVersionTime(lost.version.time)} has them.{' '}
        {state !== 'none' && 'The copy in the folder waits for your answer.'}
      </p>
      <div className="buttons" data-size="small">
        <button type="button" onClick={() => onPutBack(lost)}>
          Put back
        </button>
        <button type="button" onClick={refuse}>
          Not needed
        </button>
      </div>
    </div>
  );
}

const folderFaults = {
  asks: 'After a restart the browser asks again whether this page may write to the folder “{name}”.',
  busy: 'The last copy was not written: another program is using the file in the folder “{name}”, perhaps to synchronise it. The dashboard tries again every ten seconds.',
  missing: 'The last copy was not written: the folder “{name}” is no longer there.',
  full: 'The last copy was not written: the disk is full.',
  refused: 'The last copy was not written: the browser may not write to the folder “{name}”.',
};

/** Says why the last copy was not written, and asks about the copies of others. */
function FolderNotice({ onOpen }: { onOpen(copy: FolderCopy): void }) {
  const { state, name = '', copies = [], isTaken } = useStore($folder);
  if (state === 'none' || state === 'chosen' || state === 'written') return null;
  if (state !== 'holds')
    return (
      <div className="notice row" data-tone="danger" role="alert">
        <p>{folderFaults[state].replace('{name}', name)}</p>
        <button type="button" className="link-button" onClick={renewFolder}>
          Write to “{name}”
        </button>
      </div>
    );
  const keep = () => {
    focusHeading();
    void writeBeside();
  };
  return (
    <div className="notice stack" role="alert">
      <p>
        The folder “{name}” holds records that are not here: another computer wrote them, or this browser has
        lost them. No copy is written until you have answered.
      </p>
      <ul className="bullets">
        {copies.map((copy) => (
          <li key={copy.file.name}>
            {copy.file.name}, {formatVersionTime(copy.file.lastModified)}:{' '}
            {copy.missing || 'cannot be read here'}
          </li>
        ))}
      </ul>
      <div className="buttons" data-size="small">
        {copies.map((copy) => (
          <button key={copy.file.name} type="button" onClick={() => onOpen(copy)}>
            {copies.length > 1 ? `Open ${copy.file.name}` : 'Open what lies there'}
          </button>
        ))}
        <button type="button" onClick={keep}>
          {isTaken ? 'Write mine under another name' : 'Write mine beside it'}
        </button>
      </div>
    </div>
  );
}
