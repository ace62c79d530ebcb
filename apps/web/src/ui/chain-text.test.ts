import { expect, test } from 'vitest';
import { chainText } from './chain-text.ts';

test('what HTML would change is drawn instead', () => {
  expect(chainText('before\u0000after\r\nSet-Cookie: x\u001b[2J\u007f\u0085\ud800')).toBe(
    'before�after␍\nSet-Cookie: x␛[2J␡��',
  );
  expect(chainText('héllo 💰\tשלום')).toBe('héllo 💰\tשלום');
});
