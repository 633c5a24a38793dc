/** The most characters that a field may hold. */
export const bounds = {
  name: 120,
  email: 254,
  phone: 32,
  subject: 200,
  message: 5000,
  address: 200,
  city: 100,
  zipCode: 10,
  fact: 100,
  price: 40,
  url: 500,
  description: 10_000,
} as const;
