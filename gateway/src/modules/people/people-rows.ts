import type { PeopleSearch } from 'schema';
import type { HomeFit, Person } from 'schema/generated/graphql';
import type { EntityManager } from '../../core/database.ts';
import type { Place } from '../../core/moment-cursor.ts';
import { CURLED, holdingAllWords, LONE_SIGNS, numberIn, SPELLINGS, TRIGRAM, WORD } from '../../core/text-search.ts';

type Row = Omit<Person, 'latestAt' | 'answeredAt'> & { latestAt: string; answeredAt: string | null };

const columns = `p.id, p.name, p.email, p.phone, sent.count as "leadCount", p.latest_at as "latestAt",
  sent.answered_at as "answeredAt", p.latest_lead as "latestLeadId", coalesce(c.tags, '[]'::jsonb) as tags,
  case when coalesce(c.listing_type, c.city, c.max_price::text, c.min_bedrooms::text) is not null then
    json_build_object('listingType', c.listing_type, 'city', c.city, 'maxPrice', c.max_price,
      'minBedrooms', c.min_bedrooms) end as wishes`;

/** People with the numbers of all leads that they sent, which are those that `sameAs` finds for their latest lead. */
const withCards = (people: string) => `select ${columns} from ${people} p left join person_cards c on c.id = p.id
  join leads latest on latest.id = p.latest_lead
  cross join lateral (select count(*) filter (where l.status <> 'spam')::integer as count, max(l.answered_at) as answered_at
    from leads l where l.email = latest.email or l.phone = latest.phone) sent`;

const toPerson = ({ latestAt, answeredAt, ...row }: Row): Person => ({
  ...row,
  latestAt: new Date(latestAt),
  answeredAt: answeredAt === null ? null : new Date(answeredAt),
});

/** Several addresses with one phone number are one person; the latest address stands for all. */
const isLatest = `not exists (select 1 from people o where o.phone = p.phone and o.leads > 0
  and (o.latest_at, o.id) > (p.latest_at, p.id))`;

/** A home fits a card that has at least one wish, if it meets all its wishes. */
const CARD_FITS = `select c.id as person, h.id as home from person_cards c join homes h
  on coalesce(c.listing_type, c.city, c.max_price::text, c.min_bedrooms::text) is not null
  and (c.listing_type is null or c.listing_type = h.listing_type)
  and (c.city is null or lower(c.city) = lower(h.city))
  and (c.max_price is null or c.max_price >= h.price_amount)
  and (c.min_bedrooms is null or c.min_bedrooms <= h.bedroom_count)`;

/** The newest wishes that are checked, for each town of the homes, and for wishes without a town. */
const LATEST = 500;

/** Read once for each town, however many of the homes are in it. */
const LATEST_WISHES = `select t.town, w.email, w.wish from (select distinct lower(city) as town from homes union select '') t
  cross join lateral (select l.email, l.wish from contacts l
    where l.wish is not null and l.status <> 'spam' and lower(coalesce(l.wish ->> 'city', '')) = t.town
    order by l.created_at desc limit ${LATEST}) w`;

/** In lower case, with straight apostrophes. */
const plain = (sql: string) => `translate(lower(${sql}), '${CURLED}', repeat('''', ${CURLED.length}))`;

/** Both spellings of a word, each with the other one. */
const SPELT = `(values ${[...SPELLINGS].map(([one, other]) => `('${one}', '${other}')`)}) spelt(one, other)`;

const withoutLoneSigns = (sql: string) => `trim(regexp_replace(${sql}, '${LONE_SIGNS}', ' ', 'g'))`;

/** One word of a wish, as `WORD` finds it. */
const SAID = withoutLoneSigns('coalesce(word[1], word[2])');

/** `SAID` as a pattern, as `inEitherSpelling` makes it; null if no word of it has two spellings. */
const IN_EITHER_SPELLING = `(select string_agg(coalesce('\\m(' || one || '|' || other || ')\\M',
    regexp_replace(part, '([^[:alnum:]])', '\\\\\\1', 'g')), ' ' order by place)
  from unnest(string_to_array(${SAID}, ' ')) with ordinality parts(part, place) left join ${SPELT} on one = part
  having count(one) > 0)`;

/** A wish of only one or two letters. */
const FEW = withoutLoneSigns("lower(w.wish ->> 'text')");

const HOME_WORDS = plain("concat_ws(E'\\n', h.address, h.city, h.zip_code, h.description)");

/** A wish as its sender chose it in the list's filter. Each of its words is searched separately. */
const WISH_FITS = `select md5(lower(w.email))::uuid as person, h.id as home
  from homes h join wishes w on w.town in (lower(h.city), '')
  where (w.wish ->> 'listingType' is null or w.wish ->> 'listingType' = h.listing_type)
  and (w.wish ->> 'minPrice' is null or (w.wish ->> 'minPrice')::integer <= h.price_amount)
  and (w.wish ->> 'maxPrice' is null or (w.wish ->> 'maxPrice')::integer >= h.price_amount)
  and (w.wish ->> 'minBedrooms' is null or (w.wish ->> 'minBedrooms')::double precision <= h.bedroom_count)
  and (w.wish ->> 'minBathrooms' is null or (w.wish ->> 'minBathrooms')::double precision <= h.bathroom_count)
  and (w.wish ->> 'propertyType' is null or lower(w.wish ->> 'propertyType') = lower(h.property_type))
  and (w.wish ->> 'text' is null
    or case when w.wish ->> 'text' !~* '${TRIGRAM}'
      then ${FEW} <> '' and (starts_with(lower(h.address), ${FEW})
        or starts_with(lower(h.city), ${FEW}) or starts_with(h.zip_code, ${FEW}))
      else not exists (select from regexp_matches(${plain("w.wish ->> 'text'")}, '${WORD}', 'g') found(word)
        where strpos(${HOME_WORDS}, ${SAID}) = 0
        and not coalesce(${HOME_WORDS} ~ ${IN_EITHER_SPELLING}, false)) end)
  and (coalesce(w.wish ->> 'hasOpenHouse', 'false') = 'false' or exists (select 1 from open_houses o
    where o.property_id = h.id and not o.is_closed and o.ends_at > now()))`;

/**
 * A row for each person and each available home that fits them, by the agent's card or by what they sent. People with
 * the same phone number are added, because the latest of them stands for all.
 */
const FITS = `with homes as (select * from properties where id = any(?::uuid[]) and status <> 'sold'),
  wishes as materialized (${LATEST_WISHES}),
  fitting as materialized (${CARD_FITS} union ${WISH_FITS}),
  sharing as materialized (select one.id as person, other.id as other from people one join people other on other.phone = one.phone
    where other.id <> one.id and one.id in (select person from fitting))
  select person, home from fitting union
  select s.other, f.home from fitting f join sharing s on s.person = f.person`;

/** How many people each home fits; homes that fit nobody are left out. One statement, however many homes. */
export async function countFitting(em: EntityManager, homeIds: readonly string[]): Promise<HomeFit[]> {
  if (homeIds.length === 0) return [];
  // Materialized: whether somebody is the latest with their phone number is checked once for each person, not for each
  // home.
  const sql = `with fits as materialized (${FITS}), whole as materialized (select p.id from people p
      where p.id in (select person from fits) and p.leads > 0 and ${isLatest})
    select f.home as "homeId", count(*)::integer as people from fits f join whole w on w.id = f.person
    group by f.home order by f.home`;
  return em.execute<HomeFit[]>(sql, [`{${homeIds}}`]);
}

/** So many people at most are looked through for those who share a telephone number: a word of more finds enough without. */
const MOST_SHARING = 2000;

/** Who holds each word of the text, and who stands in the list for one who does, because of the same telephone number. */
function holding(text: string): [condition: string, ...values: string[]] {
  const sought = numberIn(text) ?? text;
  const [held, ...values] = holdingAllWords('p.words', sought);
  const [sharing] = holdingAllWords('m.words', sought);
  const sql = `(${held} or p.phone = any (array(select m.phone from people m
    where m.leads > 0 and m.phone is not null and ${sharing} limit ${MOST_SHARING})))`;
  return [sql, ...values, ...values];
}

/** At most `limit` people after a place, the latest first. */
export async function findPeople(
  em: EntityManager,
  { filter, place, limit }: { filter: NonNullable<PeopleSearch['filter']>; place: Place | null; limit: number },
): Promise<Person[]> {
  const { text, fitsHome } = filter;
  const clauses: [condition: string, ...values: unknown[]][] = [['p.leads > 0'], [isLatest]];
  if (text !== undefined) clauses.push(holding(text));
  if (fitsHome != null) clauses.push([`p.id in (select person from (${FITS}) f)`, `{${fitsHome}}`]);
  if (place !== null)
    clauses.push(['(p.latest_at, p.id) < (?::timestamptz, ?::uuid)', place.moment.toISOString(), place.id]);
  const order = 'order by p.latest_at desc, p.id desc';
  const page = `(select p.* from people p where ${clauses.map(([condition]) => condition).join(' and ')} ${order} limit ?)`;
  const sql = `${withCards(page)} ${order}`;
  const values = clauses.flatMap(([, ...more]) => more);
  return (await em.execute<Row[]>(sql, [...values, limit])).map(toPerson);
}

/** Undefined for an unknown id. Also finds a person who sent nothing but spam. */
export async function findPerson(em: EntityManager, id: string): Promise<Person | undefined> {
  const rows = await em.execute<Row[]>(`${withCards('people')} where p.id = ?`, [id]);
  return rows.map(toPerson)[0];
}
