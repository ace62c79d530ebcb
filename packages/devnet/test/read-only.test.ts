import { expect, test } from 'vitest';
import { lab, Laboratory } from './laboratory/laboratory.ts';

const row = { payer: 'lab', scope: 'lab', id: 1n, text: 'one', rank: 1n };

test('a read-only transaction returns a value without authorization', () => {
  const laboratory = new Laboratory();
  const answer = laboratory.chain.compute(
    laboratory.signed(laboratory.transaction([lab('answer', [], { value: 258 })]), []),
    {
      readOnly: true,
    },
  );
  expect(answer.failure).toBeNull();
  expect(answer.action_traces[0]?.return_value).toEqual(new Uint8Array([2, 1, 0, 0]));
});

test('a read-only transaction must not write a row or declare an authorization', () => {
  const laboratory = new Laboratory();
  const query = (action: ReturnType<typeof lab>) =>
    laboratory.chain.compute(laboratory.signed(laboratory.transaction([action]), []), { readOnly: true }).failure;
  expect(query(lab('put', [], row))).toMatchObject({ code: 3160005, name: 'table_operation_not_permitted' });
  expect([...laboratory.chain.state.database.rows.values()].filter(({ code }) => code === 'lab')).toEqual([]);
  expect(query(lab('answer', 'lab', { value: 1 }))?.message).toBe(
    "read-only action 'answer' cannot have authorizations",
  );
});

test('a dry run that is not read-only needs an authorization', () => {
  const laboratory = new Laboratory();
  const dry = laboratory.chain.compute(
    laboratory.signed(laboratory.transaction([lab('answer', [], { value: 1 })]), []),
  );
  expect(dry.failure?.name).toBe('tx_no_auths');
});
