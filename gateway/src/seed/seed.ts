import { readFile } from 'node:fs/promises';
import { newProperty } from 'schema';
import type { Catalogue } from '../core/catalogue.ts';
import type { Database, EntityManager } from '../core/database.ts';
import { parseOrThrow } from '../core/errors.ts';
import type { PictureStore } from '../modules/media/picture-store.ts';
import { PropertyEntity } from '../modules/properties/property.entity.ts';
import { newColumns } from '../modules/properties/property-columns.ts';
import { PropertyImageEntity } from '../modules/properties/property-image.entity.ts';
import { TestimonialEntity } from '../modules/testimonials/testimonial.entity.ts';
import { adoptPictures } from './encoded-pictures.ts';

const places = ['bayshore', 'ocean', 'rivers', 'inland', 'new-york'];

interface DemoProperty {
  readonly photos?: readonly string[];
  /** The drawing of the floor plan. */
  readonly plan?: string;
  readonly createdAt: string;
}

interface DemoTestimonial {
  readonly name: string;
  readonly reviewDate: string;
  readonly service: string;
  readonly rating: number;
  readonly reviewText: string;
}

interface Pictures {
  /** The uploaded file of each picture, by its name in `pictures/`. */
  readonly files: ReadonlyMap<string, string>;
  readonly alternativeTexts: Readonly<Record<string, string>>;
}

export interface SeedDeps {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly store: Pick<PictureStore, 'write'>;
}

/** Fills an empty catalogue with fictitious homes and sample reviews. Does nothing if there is any content. */
export async function seedDemo({ database, catalogue, store }: SeedDeps): Promise<void> {
  const em = database.em();
  const isEmpty = (await em.count(PropertyEntity)) + (await em.count(TestimonialEntity)) === 0;
  if (!isEmpty) return;
  const alternativeTexts = await readJson<Record<string, string>>('pictures/alternative-texts.json');
  const pictures = { files: await adoptPictures(store, database), alternativeTexts };
  const lists = await Promise.all(places.map((place) => readJson<DemoProperty[]>(`properties/${place}.json`)));
  const testimonials = await readJson<DemoTestimonial[]>('testimonials.json');
  await catalogue.change(async (em) => {
    for (const demo of lists.flat()) addProperty(em, demo, pictures);
    for (const demo of testimonials) addTestimonial(em, demo);
    await em.flush();
  });
}

/** The addresses of the fictitious homes. */
export async function demoAddresses(): Promise<string[]> {
  const lists = await Promise.all(places.map((place) => readJson<{ address: string }[]>(`properties/${place}.json`)));
  return lists.flat().map(({ address }) => address);
}

/** Uses the same schema as the agent's input, so that a demo home cannot be one that a real home could not be. */
function addProperty(
  em: EntityManager,
  { photos = [], plan, createdAt, ...facts }: DemoProperty,
  pictures: Pictures,
): void {
  const moment = new Date(createdAt);
  const floorPlan = (plan && pictures.files.get(plan)) ?? null;
  const dates = { createdAt: moment, updatedAt: moment };
  const columns = { ...newColumns(parseOrThrow(newProperty, facts)), floorPlan, ...dates };
  const row = em.create(PropertyEntity, { ...columns, id: crypto.randomUUID() });
  em.persist(row);
  for (const [position, name] of photos.entries()) {
    const file = pictures.files.get(name) ?? '';
    const alt = pictures.alternativeTexts[name] ?? null;
    em.persist(em.create(PropertyImageEntity, { propertyId: row.id, position, file, alt, focusX: null, focusY: null }));
  }
}

function addTestimonial(em: EntityManager, demo: DemoTestimonial): void {
  const reviewDate = new Date(demo.reviewDate);
  em.persist(
    em.create(TestimonialEntity, {
      ...demo,
      reviewDate,
      source: 'Sample',
      visible: true,
      position: 0,
      isWaiting: false,
    }),
  );
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8')) as T;
}
