import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publicForm } from './public-address.ts';

test.each([
  ['this network', '0.0.0.0 0.0.0.1 0.255.255.255'],
  ['this machine', '127.0.0.1 127.255.255.254 ::1 ::'],
  ['private networks', '10.1.2.3 172.16.0.1 172.31.255.255 192.168.0.1 fc00::1 fd12::1 fec0::1'],
  ['shared by customers of a carrier', '100.64.0.1 100.127.255.255'],
  ['one link only', '169.254.169.254 fe80::1 febf::1'],
  [
    'for protocols',
    '192.0.0.1 192.0.0.170 192.88.99.1 192.31.196.1 192.52.193.1 192.175.48.1 2001:1::1 2620:4f:8000::1',
  ],
  ['documentation', '192.0.2.1 198.51.100.1 203.0.113.1 2001:db8::1 3fff::1'],
  ['measuring', '198.18.0.1 198.19.255.255 2001:2::1'],
  ['many at once', '224.0.0.1 239.255.255.255 ff02::1 ff0e::1'],
  ['reserved and broadcast', '240.0.0.1 255.255.255.255'],
  ['given to nobody', '1::1 100:0:0:1::1 200::1 1fff::1 4000::1 5f00::1 8000::1 e000::1'],
  ['thrown away', '100::1'],
  ['hashes of keys', '2001:10::1 2001:20::1 2001:30::1'],
  ['an IPv4 address in the old way', '::127.0.0.1 ::7f00:1 ::10.0.0.1 ::a9fe:a9fe ::8.8.8.8 ::808:808'],
  ['a private IPv4 address, mapped', '::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::ffff:169.254.169.254'],
  [
    'an IPv4 address, translated',
    '::ffff:0:127.0.0.1 ::ffff:0:808:808 64:ff9b::7f00:1 64:ff9b::808:808 64:ff9b:1::a00:1',
  ],
  ['an IPv4 address in a tunnel', '2002:7f00:1:: 2002:808:808::1 2001:0:7f00:1::1 2001::1'],
  ['a private IPv4 address behind a router', '2606:4700::5efe:7f00:1 2606:4700::200:5efe:a00:1 fe80::5efe:7f00:1'],
  ['one interface of this machine', 'fe80::1%eth0 2606:4700:4700::1111%eth0 ::1%lo'],
  [
    'spellings that programs read differently',
    '0x7f.1 127.1 0177.0.0.1 010.8.8.8 2130706433 134744072 1.1.1.1. 8.8.8.08',
  ],
  ['no address', 'localhost maker.example 256.1.1.1 1.2.3 :::1 1:2 [::1]'],
])('no part of the public web, because it is %s: %s', (_, addresses) => {
  expect(addresses.split(' ').filter((address) => publicForm(address) !== null)).toEqual([]);
});

test.each([
  ['93.184.215.14', '93.184.215.14'],
  ['1.1.1.1', '1.1.1.1'],
  ['172.15.255.255', '172.15.255.255'],
  ['172.32.0.1', '172.32.0.1'],
  ['100.63.255.255', '100.63.255.255'],
  ['223.255.255.254', '223.255.255.254'],
  ['2606:4700:4700::1111', '2606:4700:4700::1111'],
  ['2a00:1450:4001:81b:0:0:0:200E', '2a00:1450:4001:81b::200e'],
  ['2001:4860:4860::8888', '2001:4860:4860::8888'],
  ['2606:4700::5efe:808:808', '2606:4700::5efe:808:808'],
  ['::ffff:1.1.1.1', '1.1.1.1'],
  ['::ffff:101:101', '1.1.1.1'],
])('%s is public, and is connected to as %s', (address, form) => expect(publicForm(address)).toBe(form));

const octets = fc.tuple(...[0, 1, 2, 3].map(() => fc.nat(255)));

test('an IPv4 address inside an IPv6 one never opens what it does not open by itself', () => {
  const wraps: ((hex: string) => string)[] = [
    (hex) => `::${hex}`,
    (hex) => `::ffff:${hex}`,
    (hex) => `::ffff:0:${hex}`,
    (hex) => `64:ff9b::${hex}`,
    (hex) => `64:ff9b:1::${hex}`,
    (hex) => `2002:${hex}::1`,
    (hex) => `2001:0:${hex}::1`,
    (hex) => `2606:4700::5efe:${hex}`,
    (hex) => `2606:4700::200:5efe:${hex}`,
  ];
  fc.assert(
    fc.property(octets, fc.constantFrom(...wraps), (four, wrap) => {
      const [a = 0, b = 0, c = 0, d = 0] = four;
      const form = publicForm(wrap(`${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`));
      return form === null || publicForm(four.join('.')) !== null;
    }),
    { numRuns: 3000 },
  );
});

test('every address has one answer, in however many ways it is written', () => {
  const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, (parts) => {
      const long = parts.map((part) => part.toString(16).padStart(4, '0')).join(':');
      const short = parts.map((part) => part.toString(16)).join(':');
      return publicForm(long) === publicForm(short.toUpperCase());
    }),
  );
});
