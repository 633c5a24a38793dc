/** The same schema and the same three statements for every GraphQL peer, so that only the servers differ. */

import pg from 'pg';

export const typeDefs = `
  type Photo { stem: String! alt: String! width: Int! height: Int! placeholder: String! widths: [Int!]! }
  type Property {
    id: ID! address: String! city: String! state: String! zipCode: String! price: String! listingType: String! status: String!
    bedrooms: String bathrooms: String squareFeet: String description: String yearBuilt: String lotSize: String
    photos: [Photo!]!
  }
  input PropertyFilter { cities: [String!] minPrice: Int statuses: [Status!] }
  enum Status { active pending sold }
  enum Sort { newest priceAscending }
  type PropertyConnection { nodes: [Property!]! }
  type Query {
    properties(first: Int = 24, filter: PropertyFilter, sort: Sort = newest): PropertyConnection!
    property(id: ID!): Property
  }
`;

const HOME = `select p.id, p.address, p.city, p.state, p.zip_code as "zipCode", p.price, p.listing_type as "listingType", p.status,
  p.bedrooms, p.bathrooms, p.square_feet as "squareFeet", p.description, p.year_built as "yearBuilt", p.lot_size as "lotSize",
  (select json_agg(json_build_object('stem', split_part(u.file, '.', 1), 'alt', coalesce(i.alt, p.address), 'width', u.width,
    'height', u.height, 'placeholder', u.placeholder, 'widths', u.widths) order by i.position)
   from property_images i join uploads u on u.file = i.file where i.property_id = p.id) as photos
  from properties p where p.archived_at is null`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const rowsOf = async (name, text, values) => (await pool.query({ name, text, values })).rows;

export const resolvers = {
  Query: {
    async properties(_, { first, filter }) {
      if (!filter)
        return { nodes: await rowsOf('list', `${HOME} order by p.created_at desc, p.id desc limit $1`, [first]) };
      const where = `p.status = any($1) and lower(p.city) = any($2) and p.price_amount >= $3`;
      const order = '(-coalesce(p.price_amount, 2147483647)) desc, p.created_at desc, p.id desc';
      const values = [filter.statuses, filter.cities.map((city) => city.toLowerCase()), filter.minPrice, first];
      return { nodes: await rowsOf('filtered', `${HOME} and ${where} order by ${order} limit $4`, values) };
    },
    property: async (_, { id }) => (await rowsOf('one', `${HOME} and p.id = $1`, [id]))[0] ?? null,
  },
};
