/*
 * All known differences between the libraries; the random tests (abi/oracles.test.ts) allow no others. An error is
 * written as its message in angle brackets; '<…>' is any. `because` names the correct side.
 */

export interface Written {
  type: string;
  give: unknown;
  ours: string;
  eosjs: string;
  wharfkit: string;
  because: string;
}

export interface Read {
  type: string;
  hex: string;
  ours: unknown;
  eosjs: unknown;
  wharfkit: unknown;
  because: string;
}

/** Any error. */
export const any = '<…>';

export const written: Written[] = [
  {
    type: 'name',
    give: 'ALICE',
    ours: '<Name not properly normalized (name: ALICE, normalized: )>',
    eosjs: any,
    wharfkit: '0000000000000000',
    because: 'Nodes reject it, as we do: abi_json_to_bin.bad-name. WharfKit would encode an empty name.',
  },
  {
    type: 'name',
    give: 'alice.',
    ours: '<Name not properly normalized (name: alice., normalized: alice)>',
    eosjs: '0000000000855c34',
    wharfkit: '0000000000855c34',
    because: 'As above: a node normalises and compares.',
  },
  {
    type: 'name',
    give: 'toolongtoolong',
    ours: '<A name can be up to 12 characters long>',
    eosjs: any,
    wharfkit: '4323a5994d1a29cd',
    because: 'get_account.error-too-long: a node refuses it. WharfKit cuts it to another name.',
  },
  {
    type: 'asset',
    give: '1.0 eos',
    ours: '<invalid character in symbol name>',
    eosjs: any,
    wharfkit: any,
    because: 'All refuse it; ours in the words of abi_json_to_bin.bad-asset.',
  },
  {
    type: 'asset',
    give: '0 ',
    ours: '00'.repeat(16),
    eosjs: any,
    wharfkit: '00'.repeat(16),
    because: 'A node prints an empty asset so: get_account.alice, voter_info.reserved3.',
  },
  {
    type: 'asset',
    give: '1. EOS',
    ours: '<Missing decimal fraction after decimal point>',
    eosjs: '010000000000000000454f5300000000',
    wharfkit: '010000000000000000454f5300000000',
    because: 'A node refuses it with these words.',
  },
  {
    type: 'asset',
    give: '1.0000EOS',
    ours: "<Asset's amount and symbol should be separated with space>",
    eosjs: '102700000000000004454f5300000000',
    wharfkit: any,
    because: 'A node refuses it with these words.',
  },
  {
    type: 'asset',
    give: '+1 EOS',
    ours: '<Asset must begin with a number>',
    eosjs: any,
    wharfkit: 'cfffffff0000000000454f5300000000',
    because: 'WharfKit takes the sign for a digit and writes -49.',
  },
  {
    type: 'asset',
    give: '4611686018427387904 A',
    ours: '<number is out of range>',
    eosjs: '00000000000000400041000000000000',
    wharfkit: '00000000000000400041000000000000',
    because: 'Assets end at 2^62 - 1; a node refuses more.',
  },
  {
    type: 'asset',
    give: '1.0000 TOOLONGG',
    ours: '<symbol name is longer than 7 characters>',
    eosjs: any,
    wharfkit: '102700000000000004544f4f4c4f4e47',
    because: 'WharfKit cuts the letter that has no room.',
  },
  {
    type: 'symbol',
    give: '19,EOS',
    ours: '<precision 19 should be <= 18>',
    eosjs: '13454f5300000000',
    wharfkit: any,
    because: 'A node refuses it with these words.',
  },
  {
    type: 'symbol_code',
    give: 'EOS4',
    ours: '<invalid character in symbol name>',
    eosjs: '454f533400000000',
    wharfkit: any,
    because: 'Symbols are capital letters.',
  },
  {
    type: 'bool',
    give: 1,
    ours: '01',
    eosjs: '01',
    wharfkit: '00',
    because: 'A node prints bool as 0 and 1 in rows (get_table_rows), so both have to be readable.',
  },
  {
    type: 'uint8',
    give: 1.5,
    ours: '<number is out of range>',
    eosjs: any,
    wharfkit: '01',
    because: 'What is no integer is not rounded in secret.',
  },
  {
    type: 'uint64',
    give: 2 ** 60,
    ours: '<number is out of range>',
    eosjs: '1800000000000010',
    wharfkit: any,
    because: 'eosjs writes 1152921504606847000: the digits that JavaScript prints, not the number that was meant.',
  },
  {
    type: 'varuint32',
    give: 2 ** 32,
    ours: '<number is out of range>',
    eosjs: any,
    wharfkit: '00',
    because: 'WharfKit keeps the lower 32 bits.',
  },
  {
    type: 'time_point',
    give: '2026-11-21T03:20:00.500123',
    ours: '9bd9fed5c0600600',
    eosjs: '20d9fed5c0600600',
    wharfkit: '20d9fed5c0600600',
    because: 'The type holds microseconds; the peers go through a Date, which does not.',
  },
  {
    type: 'time_point_sec',
    give: '2026-11-21T03:20:00.999',
    ours: 'e00d016b',
    eosjs: 'e10d016b',
    wharfkit: 'e10d016b',
    because: 'A node cuts fractions off.',
  },
  {
    type: 'time_point_sec',
    give: '2106-02-07T06:28:16',
    ours: '<number is out of range>',
    eosjs: '00000000',
    wharfkit: any,
    because: 'eosjs writes 1970.',
  },
  {
    type: 'block_timestamp_type',
    give: '2026-11-21T03:20:00.499',
    ours: 'c0942765',
    eosjs: 'c1942765',
    wharfkit: 'c1942765',
    because: 'A slot begins at its time; the peers take the nearest, which may not have begun.',
  },
  {
    type: 'string',
    give: 5,
    ours: '<Expected text, found a value of type number>',
    eosjs: '0135',
    wharfkit: '0135',
    because: 'A node takes it too (fc makes text of numbers); here a memo that is no text is thought a mistake.',
  },
  {
    type: 'float64',
    give: '0x10',
    ours: "<Expected a number, found '0x10'>",
    eosjs: '0000000000003040',
    wharfkit: '0000000000000000',
    because: 'Three readings of one text: none is safe.',
  },
  {
    type: 'public_key',
    give: 'FIO5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovMBS5bu',
    ours: '000279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    eosjs: any,
    wharfkit: '000279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    because: 'It is a key, by the prefix of its chain.',
  },
  {
    type: 'extended_asset',
    give: '1.0000 EOS@eosio.token',
    ours: '102700000000000004454f530000000000a6823403ea3055',
    eosjs: any,
    wharfkit: any,
    because: 'The text that contracts print; the others take the object only.',
  },
  {
    type: 'uint8[]',
    give: '01',
    ours: "<Expected input to be an array while processing 'uint8[]'>",
    eosjs: '020001',
    wharfkit: any,
    because: 'eosjs takes the text for a list of its characters.',
  },
  {
    type: 'uint8[2]',
    give: [1, 2],
    ours: '0102',
    eosjs: any,
    wharfkit: '0102',
    because: 'Lists of a fixed size are newer than eosjs. WharfKit writes them as raw bytes by chance: see reading.',
  },
];

export const read: Read[] = [
  {
    type: 'bool',
    hex: '02',
    ours: true,
    eosjs: true,
    wharfkit: false,
    because: 'A node refuses to unpack it; a contract that reads it holds it for true.',
  },
  {
    type: 'varuint32',
    hex: 'ffffffff7f',
    ours: '<number is out of range>',
    eosjs: 4294967295,
    wharfkit: 4294967295,
    because: 'Bits beyond 32. A node drops them, too; bytes that no encoder writes are not guessed at here.',
  },
  {
    type: 'string',
    hex: '02fffe',
    ours: '\ufffd\ufffd',
    eosjs: any,
    wharfkit: any,
    because: 'A memo may hold any bytes, and has to be shown.',
  },
  {
    type: 'string',
    hex: '03efbbbf',
    ours: '\ufeff',
    eosjs: '',
    wharfkit: '',
    because: 'The byte order mark is part of the text: without it the bytes do not come back.',
  },
  {
    type: 'symbol',
    hex: 'ff454f5300000000',
    ours: '<precision 255 should be <= 18>',
    eosjs: '255,EOS',
    wharfkit: any,
    because: 'A node refuses it.',
  },
  {
    type: 'asset',
    hex: '010000000000000004454f0053000000',
    ours: '<invalid symbol>',
    eosjs: '0.0001 EO',
    wharfkit: any,
    because: 'EO is another token than this.',
  },
  {
    type: 'time_point',
    hex: '0100000000000000',
    ours: '1970-01-01T00:00:00.000001',
    eosjs: '1970-01-01T00:00:00.000',
    wharfkit: '1970-01-01T00:00:00.000',
    because: 'A node cuts microseconds off, too, and so does toNodeosJson; the value keeps them.',
  },
  {
    type: 'time_point',
    hex: 'ffffffffffffff7f',
    ours: '294247-01-10T04:00:54.775807',
    eosjs: any,
    wharfkit: any,
    because: 'The last moment of the type is a moment.',
  },
  {
    type: 'time_point_sec',
    hex: 'ffffffff',
    ours: '2106-02-07T06:28:15',
    eosjs: '2106-02-07T06:28:15.000',
    wharfkit: '2106-02-07T06:28:15',
    because: 'Seconds are printed without milliseconds: get_account.alice, refund_request.request_time.',
  },
  {
    type: 'float128',
    hex: '01'.repeat(16),
    ours: `0x${'01'.repeat(16)}`,
    eosjs: '01'.repeat(16).toUpperCase(),
    wharfkit: `0x${'01'.repeat(16)}`,
    because: 'As nodes print it (recordings of tables with a long double key).',
  },
  {
    type: 'symbol_code',
    hex: '0000000000000000',
    ours: '',
    eosjs: '',
    wharfkit: '\0',
    because: 'No letters are no letters.',
  },
  {
    type: 'float64',
    hex: '0000000000000080',
    ours: -0,
    eosjs: -0,
    wharfkit: '0',
    because: 'Its bytes come back only with the sign.',
  },
  {
    type: 'float32',
    hex: 'cdcccc3d',
    ours: 0.10000000149011612,
    eosjs: 0.10000000149011612,
    wharfkit: '0.1000000',
    because: 'A node prints 17 digits; WharfKit 7, from which the number does not come back.',
  },
  {
    type: 'uint8[2]',
    hex: '0102',
    ours: [1, 2],
    eosjs: any,
    wharfkit: [2],
    because: 'The size is in the type, so none is written. WharfKit reads one all the same.',
  },
  {
    type: 'uint8[][]',
    hex: '020101020203',
    ours: [[1], [2, 3]],
    eosjs: [[1], [2, 3]],
    wharfkit: any,
    because: 'Newer nodes know containers of containers; WharfKit knows one level.',
  },
];
