import { Link } from 'platform';
import { type DragEvent, useId } from 'react';
import { restPaths } from 'schema';
import { Button, buttonClass, cx, Text } from 'ui';
import { AdminPage } from '../frame/admin-page.tsx';
import { lastHomes } from '../homes/homes-filter.ts';
import { signedIn } from '../session/signed-in.ts';
import { act } from '../theme/desk.css.ts';
import * as styles from './homes-import.css.ts';
import { columnChoices, homesInWords, missingColumns, planInWords, rowInWords } from './import-words.ts';
import { type Import, useImport } from './use-import.ts';

export const loader = signedIn();

type Actions = ReturnType<typeof useImport>;

function FilePicker({ choose }: Pick<Actions, 'choose'>) {
  const id = useId();
  function handleDrop(event: DragEvent): void {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) choose(file);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped here; the picker does the same by keyboard.
    <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      <label htmlFor={id} className={cx(buttonClass({ tone: 'brass' }), act, styles.pick)}>
        Choose a spreadsheet
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        className={styles.file}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again after it was corrected.
          target.value = '';
          if (file) choose(file);
        }}
      />
      <Text>
        Saved as CSV, with titles in its first row. Drop it here, too. Nothing is read in before you have seen what
        would become of each row.
      </Text>
      <a href={restPaths.adminPropertiesCsv} download className={styles.more}>
        Your homes as a spreadsheet, to begin with
      </a>
    </div>
  );
}

function Columns({ current: { answer, sheet }, setColumn }: { current: Import } & Pick<Actions, 'setColumn'>) {
  return (
    <section aria-label="Columns" className={styles.part}>
      <h2 className={styles.title}>Columns</h2>
      <ul className={styles.columns}>
        {answer?.columns.map(({ title }, index) => (
          <li key={`${index} ${title}`}>
            <label className={styles.column}>
              <span className={styles.columnTitle}>{title || 'Without a title'}</span>
              <select
                className={styles.choice}
                value={sheet.columns?.[index] ?? ''}
                onChange={({ target }) => setColumn(index, target.value || null)}
              >
                <option value="">Not read</option>
                {columnChoices.map(([field, label]) => (
                  <option key={field} value={field}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rows({ answer }: Pick<Import, 'answer'>) {
  if (!answer || answer.rows.length === 0) return null;
  const count = answer.added + answer.changed + answer.wrong;
  return (
    <section aria-label="Rows" className={styles.part}>
      <h2 className={styles.title}>Rows</h2>
      <ul>
        {answer.rows.map((row) => (
          <li key={row.row} className={cx(styles.row, row.outcome === 'wrong' && styles.wrong)}>
            <span className={styles.number}>{row.row}</span>
            <b className={styles.address}>{row.address || 'Without an address'}</b>
            <span>{rowInWords(row)}</span>
          </li>
        ))}
      </ul>
      {count > answer.rows.length && <Text>{`And ${count - answer.rows.length} more.`}</Text>}
    </section>
  );
}

const lost = (wrong: number): string =>
  wrong === 1
    ? '1 row has a problem. Mend it in the file and choose it again; nothing is read in before.'
    : `${wrong} rows have a problem. Mend them in the file and choose it again; nothing is read in before.`;

function Tried({ current, ...does }: { current: Import } & Actions) {
  const { answer, problem, sheet, step } = current;
  const news = answer ? answer.added + answer.changed : 0;
  const isBusy = step !== 'tried';
  const absent = answer ? missingColumns(answer) : [];
  const missing = absent.length > 0 && `No column is read as ${absent.join(', ')}. Choose it below.`;
  if (problem)
    return (
      <div role="alert" className={styles.part}>
        <Text>{problem}</Text>
        <FilePicker choose={does.choose} />
      </div>
    );
  if (!answer) return <Text role="status">{`Reading ${current.fileName}…`}</Text>;
  return (
    <>
      <div className={styles.plan} aria-busy={isBusy}>
        <p role="status" className={styles.summary}>
          <b>{current.fileName}</b>: {planInWords(answer)}
        </p>
        {answer.wrong > 0 && <p className={styles.hint}>{missing || lost(answer.wrong)}</p>}
        <label className={styles.drafts}>
          <input
            type="checkbox"
            className={styles.box}
            checked={sheet.areDrafts === true}
            onChange={({ target }) => does.setDrafts(target.checked)}
          />
          New homes begin as drafts, which visitors do not see
        </label>
        <div className={styles.ends}>
          <Button
            tone="brass"
            className={act}
            disabled={answer.wrong > 0 || news === 0}
            pending={isBusy}
            onClick={does.readIn}
          >
            {news > 0 && answer.wrong === 0 ? `Read in ${homesInWords(news)}` : 'Read in'}
          </Button>
          <Button tone="line" onClick={does.forget}>
            Another file
          </Button>
        </div>
      </div>
      <Rows answer={answer} />
      <Columns current={current} setColumn={does.setColumn} />
    </>
  );
}

function Done({ current, undo, forget }: { current: Import } & Actions) {
  const { answer, step } = current;
  return (
    <div className={styles.plan}>
      <p role="status" className={styles.summary}>
        {answer ? `Read in: ${planInWords(answer)}.` : ''}
      </p>
      <div className={styles.ends}>
        <Link to="/admin/homes" className={cx(buttonClass({ tone: 'brass' }), act)}>
          See the homes
        </Link>
        {answer?.id && (
          <Button tone="line" pending={step === 'undoing'} onClick={undo}>
            Take it all back
          </Button>
        )}
        <Button tone="line" onClick={forget}>
          Another file
        </Button>
      </div>
    </div>
  );
}

/** Imports homes from a spreadsheet. The agent sees the result of each row before anything is changed. */
export function Component() {
  const does = useImport();
  const { current } = does;
  const isDone = current?.step === 'done' || current?.step === 'undoing';
  return (
    <AdminPage title="Homes from a spreadsheet" back={{ to: lastHomes(), label: 'Homes' }}>
      <div className={styles.desk}>
        {!current && <FilePicker choose={does.choose} />}
        {current && !isDone && <Tried {...does} current={current} />}
        {current && isDone && <Done {...does} current={current} />}
      </div>
    </AdminPage>
  );
}
