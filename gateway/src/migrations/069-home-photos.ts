import { Migration } from '@mikro-orm/migrations';

/** Two changes of one home's photos must be handled one after the other. This is the most locks held at a time. */
const LOCKS = 256;

/** The homes whose photos a statement changed, by the table that it wrote. */
const touchedBy = {
  property_images: (rows: string) => `select distinct property_id from ${rows}`,
  uploads: (rows: string) =>
    `select distinct property_id from property_images where file in (select file from ${rows})`,
};

/**
 * `home_photos`: each home's photos as JSON, as lists show them, so that a page needs one index lookup for each home
 * instead of six. Triggers of the tables with the data keep it up to date, so that no writer can forget it. It is in no
 * backup, because a restore fills it again. A home without photos has no row.
 */
export class HomePhotos extends Migration {
  override up(): void {
    this.addSql('create table home_photos (property_id uuid primary key, photos json not null)');
    this.addSql('create index property_images_file on property_images (file)');
    this.addSql(keepPhotos);
    for (const table of ['property_images', 'uploads'] as const) {
      for (const { name, event, rows, body } of keepersOf(table)) {
        this.addSql(`create function ${name}() ${body}`);
        this.addSql(`create trigger ${name} after ${event} on ${table}
        referencing ${rows} for each statement execute function ${name}()`);
      }
    }
    this.addSql(`insert into home_photos ${selectPhotos('true')}`);
    this.addSql('analyze home_photos');
  }
}

/** The triggers of a table, each with the rows that it sees and the body of its function. */
export const keepersOf = (table: keyof typeof touchedBy) => {
  const touched = touchedBy[table];
  const events = {
    insert: ['new table as added', touched('added')],
    update: ['old table as gone new table as added', `${touched('gone')} union ${touched('added')}`],
    delete: ['old table as gone', touched('gone')],
  } as const;
  return Object.entries(events).map(([event, [rows, homes]]) => ({
    name: `keep_photos_${table}_${event}`,
    event,
    rows,
    body: `returns trigger language plpgsql as $$
        begin
          perform keep_photos(array(${homes}));
          return null;
        end $$`,
  }));
};

/** A photo without an alternative text of its own gets one when it is read, from the address. */
function selectPhotos(condition: string): string {
  return `select i.property_id, json_agg(json_build_object('file', u.file, 'alt', i.alt, 'width', u.width, 'height', u.height,
      'placeholder', u.placeholder, 'widths', u.widths, 'focus', case when i.focus_x is not null
        then json_build_object('x', i.focus_x, 'y', i.focus_y) end) order by i.position)
    from property_images i join uploads u on u.file = i.file where ${condition} group by i.property_id`;
}

const keepPhotos = `
  create function keep_photos(touched uuid[]) returns void language plpgsql as $$
  begin
    if cardinality(touched) = 0 then return; end if;
    perform pg_advisory_xact_lock(4317, bucket)
      from (select distinct abs(hashtext(id::text) % ${LOCKS}) as bucket from unnest(touched) id order by 1) b;
    delete from home_photos h where h.property_id = any (touched) and not exists (
      select 1 from property_images i join uploads u on u.file = i.file where i.property_id = h.property_id);
    insert into home_photos ${selectPhotos('i.property_id = any (touched)')}
      on conflict (property_id) do update set photos = excluded.photos;
  end $$`;
