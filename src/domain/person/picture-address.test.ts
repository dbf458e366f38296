import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address.ts';

test.each([
  'https://pictures.example/ada.png',
  'https://pictures.example/ada?sz=96&of=1#face',
  `https://pictures.example/${'a'.repeat(1975)}`,
])('a picture may be at %s', (claim) => expect(pictureAddress(claim)).toBe(claim));

test.each([
  undefined,
  '',
  'ada.png',
  '//pictures.example/ada.png',
  'http://pictures.example/ada.png',
  ' https://pictures.example/ada.png',
  'https://',
  'https://256.1.1.1/ada.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  `https://pictures.example/${'a'.repeat(1976)}`,
])('a picture is not asked for at %s', (claim) => expect(pictureAddress(claim)).toBeNull());
