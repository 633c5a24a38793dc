import { formatPlace, Link, openDialog } from 'platform';
import type { MouseEvent } from 'react';
import { AwaitingPicture, Button, CloseIcon, inlineLinkClass, Picture, VisuallyHidden } from 'ui';
import { imageOf } from '../photo.ts';
import { room } from '../price.css.ts';
import { FittedWords, Price } from '../price.tsx';
import { formatDay } from '../property/new-york.ts';
import { useDaysSince } from '../property/use-days-since.ts';
import * as styles from './compare.css.ts';
import { comparePath } from './compared-homes.ts';
import type { ComparedHome, Row } from './rows.ts';

type Homes = readonly (ComparedHome | undefined)[];
type ColumnsProps = { ids: readonly string[]; homes: Homes; rows: readonly Row[] };

/** When a home is removed, the focus moves to the table. When the last one is removed, it moves to the page's title. */
const keepFocus = ({ currentTarget }: MouseEvent<HTMLElement>, isLast: boolean) =>
  (isLast ? document.querySelector<HTMLElement>('main h1') : currentTarget.closest('table'))?.focus();

/** Explicit roles, because Safari does not treat a table with another `display` as a table. */
const roles = {
  table: 'table',
  rows: 'rowgroup',
  row: 'row',
  columnHead: 'columnheader',
  rowHead: 'rowheader',
  cell: 'cell',
} as const;

function TakeOut({ ids, id, name }: { ids: readonly string[]; id: string; name: string }) {
  return (
    <Link
      to={comparePath(ids.filter((one) => one !== id))}
      preventScrollReset
      onClick={(event) => keepFocus(event, ids.length === 1)}
      aria-label={`Take ${name} out`}
      className={styles.takeOut}
    >
      <span className={styles.cross}>
        <CloseIcon width={11} height={11} />
      </span>
    </Link>
  );
}

function Head({ home, addresses }: { home: ComparedHome | undefined; addresses: readonly string[] }) {
  const [cover] = home?.photos ?? [];
  return (
    <>
      <div className={styles.picture}>
        {home && cover ? (
          <Picture image={imageOf(cover)} alt={cover.alt} sizes={styles.sizes} ratio="fill" />
        ) : (
          <AwaitingPicture text={home ? 'Awaiting Images' : ''} ratio="4:3" />
        )}
      </div>
      {home ? (
        <>
          <div className={room}>
            <Link to={`/properties/${home.id}`} className={styles.name}>
              <span className={inlineLinkClass}>
                <FittedWords text={home.address} among={addresses} />
              </span>
            </Link>
          </div>
          <span className={styles.place}>{formatPlace(home)}</span>
        </>
      ) : (
        <span className={styles.name}>No longer on the site</span>
      )}
    </>
  );
}

type CellProps = { row: Row; column: number };

function Cell({ row: { name, cells, best }, column }: CellProps) {
  const text = cells[column];
  if (!text) return <span aria-hidden="true">—</span>;
  // An amount of any row is never broken within, like a price.
  const isAmount = name === 'Price' || /^\$[\d,]+$/.test(text);
  // All of a row are as small as the longest has to be.
  const among = cells.filter((one) => one !== undefined);
  const words = isAmount ? <Price text={text} among={among} /> : <FittedWords text={text} among={among} />;
  const shown = best.includes(column) ? (
    <span className={styles.best}>
      {words}
      <VisuallyHidden> (best)</VisuallyHidden>
    </span>
  ) : (
    words
  );
  return <div className={room}>{shown}</div>;
}

type FactRowProps = { row: Row; ids: readonly string[] };

const FactRow = ({ row, ids }: FactRowProps) => (
  <tr role={roles.row} className={styles.row}>
    <th role={roles.rowHead} scope="row" className={styles.rowName}>
      {row.name}
    </th>
    {ids.map((id, column) => (
      <td role={roles.cell} key={id} className={row.name === 'Price' ? styles.price : styles.cell}>
        <Cell row={row} column={column} />
      </td>
    ))}
  </tr>
);

const isListed = (home: ComparedHome | undefined): home is ComparedHome => home !== undefined && home.status !== 'sold';

function Listed({ home }: { home: ComparedHome | undefined }) {
  if (!isListed(home)) return <span aria-hidden="true">—</span>;
  return <Days since={home.createdAt} />;
}

/** Shows the date until the browser has counted the days. */
function Days({ since }: { since: string }) {
  const days = useDaysSince(since);
  return days === undefined ? formatDay(since) : days;
}

const askToSee = (home: ComparedHome) =>
  openDialog('leads/ContactDialog', {
    property: { id: home.id, title: `${home.address}, ${formatPlace(home)}`, inquiryType: 'showing' },
  });

const Showing = ({ home }: { home: ComparedHome | undefined }) =>
  home &&
  home.status !== 'sold' && (
    <Button tone="line" size="small" width="full" onClick={() => askToSee(home)}>
      Schedule a Showing<VisuallyHidden> of {home.address}</VisuallyHidden>
    </Button>
  );

/** A column for each home, a row for each fact. A home that is gone keeps its column until it is removed. */
export function CompareLedger({ ids, homes, rows }: ColumnsProps) {
  const columns = ids.map((id, index) => ({ id, home: homes[index] }));
  const addresses = homes.flatMap((home) => home?.address ?? []);
  const hasMonth = rows.some(({ name }) => name.startsWith('A month'));
  return (
    <>
      <table role={roles.table} className={styles.ledger} tabIndex={-1} aria-label="Homes side by side">
        <thead role={roles.rows} className={styles.headGroup}>
          <tr role={roles.row} className={styles.heads}>
            <td role={roles.cell} className={styles.corner} />
            {columns.map(({ id, home }) => (
              <th key={id} role={roles.columnHead} scope="col" className={styles.columnHead}>
                <Head home={home} addresses={addresses} />
                <TakeOut ids={ids} id={id} name={home?.address ?? 'what is gone'} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={roles.rows} className={styles.body}>
          {rows.map((row) => (
            <FactRow key={row.name} row={row} ids={ids} />
          ))}
          {columns.some(({ home }) => isListed(home)) && (
            <tr role={roles.row} className={styles.row}>
              <th role={roles.rowHead} scope="row" className={styles.rowName}>
                Days listed
              </th>
              {columns.map(({ id, home }) => (
                <td role={roles.cell} key={id} className={styles.cell}>
                  <Listed home={home} />
                </td>
              ))}
            </tr>
          )}
          <tr role={roles.row} className={styles.showings}>
            <td role={roles.cell} className={styles.corner} />
            {columns.map(({ id, home }) => (
              <td role={roles.cell} key={id} className={styles.showing}>
                <Showing home={home} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {hasMonth && (
        <p className={styles.note}>
          A month: 20% down, 6.5% for 30 years, with the taxes and fees that are known; an example, not a loan offer.
        </p>
      )}
    </>
  );
}
