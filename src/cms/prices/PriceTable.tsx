import { useStore } from '@nanostores/react';
import { type KeyboardEvent, use, useRef, useState } from 'react';
import { categories } from '~/config/routes';
import { decodeList } from '~/domain/decode-text';
import { pickFile } from '../copies/files';
import { isMatch } from '../editing/search';
import type { EditorDefinition } from '../editor';
import { $drafts, draftsOf, putDraft } from '../form/drafts';
import { MergePanel } from '../merge/MergePanel';
import { closeMerge, planNow, showCheck } from '../merge/state';
import { OrderFormContext } from '../orders/order-form-context';
import { SearchField } from '../SearchField';
import { SiteExport } from '../site/SiteExport';
import { formatCount, reloadAdvice } from '../words';
import { ChangeBy } from './ChangeBy';
import styles from './PriceTable.module.css';
import {
  changeBy,
  findRowFault,
  makeRow,
  type PriceCells,
  type PriceEdits,
  type PriceRow,
  productName,
  readPriceFile,
  typedOf,
  withPrices,
} from './price-rows';

const scope = 'prices';
/** What is typed is a draft, so that a reload finds it. */
const draftKey = `${scope}/new`;

/** Joins what was typed in this tab and in those that have closed since. */
function joinEdits(drafts: ReturnType<typeof draftsOf>): PriceEdits {
  const joined: Record<string, PriceEdits[string]> = {};
  for (const [, { draft }] of drafts)
    for (const [id, cells] of Object.entries(draft as PriceEdits)) joined[id] = { ...cells, ...joined[id] };
  return joined;
}

function keepEdits(edits: PriceEdits): void {
  for (const [key] of draftsOf($drafts.get(), scope)) if (key !== draftKey) putDraft(key, undefined);
  putDraft(
    draftKey,
    Object.keys(edits).length > 0 ? { record: undefined, isPasting: false, draft: edits } : undefined,
  );
}

/** All prices of the catalogue, a row a product. What is typed is reviewed before it is saved. */
export function PriceTable({ editor }: { editor: EditorDefinition }) {
  const records = useStore(editor.store.$records);
  const edits = joinEdits(draftsOf(useStore($drafts), scope));
  const options = use(OrderFormContext);
  const table = useRef<HTMLDivElement>(null);
  const reviewButton = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState('');
  const [message, setMessage] = useState('');
  const [unmatched, setUnmatched] = useState<readonly string[]>([]);
  const rows = records.map((record) => makeRow(record, edits));
  const shown = rows.filter(
    (row) =>
      (category === '' || row.category === category) &&
      (query.trim() === '' || isMatch(editor.codec.searchText(row.record), query)),
  );
  const changeable = shown.filter(({ packs }) => packs.length > 0);
  const edited = rows.filter(({ isEdited }) => isEdited);
  const setCells = (changed: readonly (readonly [PriceRow, PriceCells])[]) => {
    setMessage('');
    // Close the review, which no longer shows what is typed.
    closeMerge(scope);
    const typed = { ...edits };
    for (const [row, cells] of changed) typed[row.record.id] = typedOf(row, cells);
    keepEdits(Object.fromEntries(Object.entries(typed).filter(([, cells]) => Object.keys(cells).length > 0)));
  };

  const discard = () => {
    closeMerge(scope);
    keepEdits({});
  };

  const readFile = async (file: File) => {
    const text = decodeList(new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer())));
    const parser = await import('~/forms/order/parse-rows').catch(() => undefined);
    if (!parser)
      return setMessage(
        `What reads files could not be loaded. Check your internet connection. ${reloadAdvice}`,
      );
    const heads = [options?.heads, ...(options?.translations ?? []).map((one) => one.heads)];
    const found =
      text &&
      readPriceFile(
        parser.parseRows(text, ''),
        rows,
        heads.filter((one) => one !== undefined),
      );
    setUnmatched(found ? found.unmatched : []);
    if (!found)
      return setMessage(
        'This file is not the price list of the website. Download that as a spreadsheet, change its prices, save it as CSV UTF-8, and choose it here.',
      );
    setCells(
      rows.flatMap((row) => {
        const cells = found.cells[row.record.id];
        return cells ? [[row, cells] as const] : [];
      }),
    );
    setMessage(`The file has prices of ${formatCount(found.matched, productName)}.`);
    requestAnimationFrame(() => reviewButton.current?.focus());
  };

  const review = () => {
    const faulty = edited.map((row) => ({ row, fault: findRowFault(row) })).find(({ fault }) => fault);
    if (faulty?.fault) {
      const { row, fault } = faulty;
      setQuery('');
      setCategory('');
      setMessage(`${row.name}: a price ${fault.reason}.`);
      requestAnimationFrame(() =>
        table.current
          ?.querySelector<HTMLInputElement>(`[data-row="${row.record.id}"] [data-column="${fault.column}"]`)
          ?.focus(),
      );
      return;
    }
    const now = editor.store.state();
    const changed = new Map(edited.map((row) => [row.record.id, withPrices(row)]));
    void showCheck(scope, 'Comparing …', async () => {
      const plan = planNow({
        editor,
        source: 'table',
        records: now.records.map((record) => changed.get(record.id ?? 0) ?? record),
        base: now.base,
        deleted: now.deleted,
        after: now,
        unreadable: 0,
        onApplied: () => keepEdits({}),
      });
      return plan.changes.length > 0
        ? { text: 'Saving changes these prices:', sections: [plan] }
        : { text: 'All prices are as they were.' };
    });
  };

  return (
    <div className={`stack ${styles.table}`}>
      <div className={styles.tools}>
        <SearchField label="Find a product" value={query} onChange={setQuery} />
        <label className="field">
          <span className="label">Category</span>
          <select className="input" value={category} onChange={({ target }) => setCategory(target.value)}>
            <option value="">All</option>
            {categories.map(({ slug }) => (
              <option key={slug} value={slug}>
                {slug.charAt(0).toUpperCase() + slug.slice(1)}
              </option>
            ))}
          </select>
        </label>
        <ChangeBy
          count={changeable.length}
          onChange={(change) => setCells(changeable.map((row) => [row, changeBy(row, change)]))}
        />
      </div>
      <p role="status">{message}</p>
      {unmatched.length > 0 && (
        <div className="notice stack" data-tone="warning">
          <p>These rows of the file do not fit the products or packs here, so check them:</p>
          <ul className="bullets">
            {unmatched.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="buttons">
        {edited.length > 0 && (
          <button ref={reviewButton} type="button" className="button" onClick={review}>
            Review {formatCount(edited.length, productName)}
          </button>
        )}
        <button
          type="button"
          className="button"
          data-kind="quiet"
          onClick={() => pickFile('.csv,.tsv,.txt,text/csv,text/plain', (file) => void readFile(file))}
        >
          From a file
        </button>
        {edited.length > 0 && (
          <button type="button" className="button" data-kind="quiet" onClick={discard}>
            Discard what is typed
          </button>
        )}
      </div>
      <MergePanel scope={scope} />
      {edited.length === 0 && <SiteExport editors={[editor]} />}
      <div ref={table} className={styles.rows} role="group" aria-label="Prices" onKeyDown={moveInColumn}>
        {shown.map((row) => (
          <Row key={row.record.id} row={row} onChange={(cells) => setCells([[row, cells]])} />
        ))}
      </div>
    </div>
  );
}

/** Moves with Enter and the arrow keys to the cell above or below. */
function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, shiftKey } = event;
  if (!(target instanceof HTMLInputElement) || !['Enter', 'ArrowDown', 'ArrowUp'].includes(key)) return;
  event.preventDefault();
  const cells = [
    ...currentTarget.querySelectorAll<HTMLInputElement>(`[data-column="${target.dataset.column}"]`),
  ];
  const step = key === 'ArrowUp' || shiftKey ? -1 : 1;
  const next = cells[cells.indexOf(target) + step];
  next?.focus();
  next?.select();
}

interface RowProps {
  row: PriceRow;
  onChange(cells: PriceCells): void;
}

function Row({ row, onChange }: RowProps) {
  const { name, number, packs, prices, discounts, record, isEdited } = row;
  const fault = isEdited ? findRowFault(row) : undefined;
  const change = (list: 'prices' | 'discounts', at: number) => (text: string) =>
    onChange({ prices, discounts, [list]: row[list].map((old, index) => (index === at ? text : old)) });
  return (
    <div className={styles.row} data-row={record.id} data-edited={isEdited || undefined}>
      <p className={styles.name}>
        {name}
        {number && <span className="hint"> № {number}</span>}
      </p>
      {packs.length === 0 && <p className="hint">Its sizes and prices do not match. Open it with ‘Edit’.</p>}
      <div className={styles.packs}>
        {packs.map((pack, index) => (
          <div key={pack} className={styles.pack}>
            <span aria-hidden="true">{pack}</span>
            <PriceInput
              label={`${name}, ${pack}, price`}
              column={`price ${index}`}
              value={prices[index] ?? ''}
              fault={fault}
              onChange={change('prices', index)}
            />
            <PriceInput
              label={`${name}, ${pack}, price with the discount`}
              column={`discount ${index}`}
              value={discounts[index] ?? ''}
              fault={fault}
              onChange={change('discounts', index)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

interface PriceInputProps {
  label: string;
  column: string;
  value: string;
  fault: ReturnType<typeof findRowFault>;
  onChange(text: string): void;
}

const PriceInput = ({ label, column, value, fault, onChange }: PriceInputProps) => (
  <input
    className="input"
    inputMode="decimal"
    autoComplete="off"
    aria-label={label}
    aria-invalid={fault?.column === column || undefined}
    placeholder={column.startsWith('discount') ? 'sale' : undefined}
    data-column={column}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
