// Writes an inbox of any size with SQL. Of ten leads, seven are contacts; every fifth contact is about a property. Some
// share a phone number, and the inquiries are about fifty homes.
const SHARES = { contacts: 7, home_valuations: 1, property_inquiries: 1, lead_captures: 1 };

const COLUMNS = 'id, created_at, updated_at, status, verification, content_hash, email';
const STATUSES = "(array['new', 'contacted', 'closed', 'contacted', 'closed', 'closed', 'spam'])[1 + g % 7]";

const rest: Readonly<Record<keyof typeof SHARES, { columns: string; values: string }>> = {
  contacts: {
    columns: 'name, phone, message, source',
    values: `'Visitor ' || g, '(732) 555-' || lpad((g % 5000)::text, 4, '0'),
      'Hello, I would like to see number ' || g || repeat(' and more', 20), 'modal'`,
  },
  home_valuations: {
    columns: 'name, address, city, zip_code, property_type',
    values: "'Owner ' || g, g || ' Bay Ave', 'Highlands', '07732', 'condo'",
  },
  property_inquiries: {
    columns: 'name, message, property_id, property_title, inquiry_type, preferred_times',
    values: "'Asker ' || g, 'May I see it', md5((g % 50)::text)::uuid, g || ' Harbor Row', 'showing', '[]'",
  },
  lead_captures: { columns: 'address, source', values: "g || ' Ocean Ave', 'exit_intent'" },
};

interface Writer {
  /** `?` stands for each value. */
  execute(sql: string, values: unknown[], method: 'run'): Promise<unknown>;
}

/** Writes `count` leads, a multiple of ten, one for every seven minutes back from now. */
export async function writeLeads(em: Writer, count: number): Promise<void> {
  for (const table of Object.keys(SHARES) as (keyof typeof SHARES)[]) {
    const { columns, values } = rest[table];
    await em.execute(
      `insert into ${table} (${COLUMNS}, ${columns})
        select gen_random_uuid(), now() - g * interval '7 minutes', now(), ${STATUSES}, 'verified', 'hash ' || g,
          '${table}.' || g || '@visitor.example', ${values}
        from generate_series(1, ?) g`,
      [(count / 10) * SHARES[table]],
      'run',
    );
  }
  await em.execute(
    `insert into property_inquiries (${COLUMNS}, ${rest.property_inquiries.columns}, contact_id)
      select gen_random_uuid(), created_at, updated_at, status, verification, content_hash, email, name, message,
        md5(id::text)::uuid, '1 Harbor Row', 'general', '[]', id
      from contacts c where (content_hash like '%5' or content_hash like '%2')
        and not exists (select 1 from property_inquiries i where i.contact_id = c.id)`,
    [],
    'run',
  );
}
