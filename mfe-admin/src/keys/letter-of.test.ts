import { expect, it } from 'vitest';
import { letterOf } from './letter-of.ts';

const pressed = (key: string, code: string, shiftKey = false) => letterOf({ key, code, shiftKey });

it('is the letter that the keyboard writes, wherever it lies', () => {
  expect(pressed('j', 'KeyJ')).toBe('j');
  // Dvorak: J lies where C is.
  expect(pressed('j', 'KeyC')).toBe('j');
  expect(pressed('/', 'Slash')).toBe('/');
});

it('is the one printed on an English key, where the keyboard writes no Latin letters', () => {
  expect(pressed('о', 'KeyJ')).toBe('j');
  expect(pressed('λ', 'KeyL')).toBe('l');
  expect(pressed('ת', 'Comma')).toBe('ת');
  expect(pressed('é', 'Digit2')).toBe('é');
});

it('is a small one with Caps Lock, and not with Shift', () => {
  expect(pressed('J', 'KeyJ')).toBe('j');
  expect(pressed('N', 'KeyN', true)).toBe('N');
  expect(pressed('?', 'Slash', true)).toBe('?');
});
