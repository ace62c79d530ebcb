import { expect, test } from 'vitest';
import { avatarImage } from './avatar.ts';

const png = btoa(String.fromCharCode(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0));
const jpeg = btoa(String.fromCharCode(0xff, 0xd8, 0xff, 0xe0, 0, 0));

test('PNG and JPEG are recognized by their first bytes, whatever their address says', () => {
  expect(avatarImage(png)).toBe(`data:image/png;base64,${png}`);
  expect(avatarImage(jpeg)).toBe(`data:image/jpeg;base64,${jpeg}`);
  expect(avatarImage(`data:image/svg+xml;base64,${png}`)).toBe(`data:image/png;base64,${png}`);
});

test('SVG, addresses, other texts and large images are not shown', () => {
  for (const text of ['', btoa('<svg onload="alert(1)"/>'), 'https://avatars.example/a.png', 'not base64 <b>', '"><b>'])
    expect(avatarImage(text), text).toBeNull();
  expect(avatarImage(png + 'A'.repeat(400_000))).toBeNull();
});
