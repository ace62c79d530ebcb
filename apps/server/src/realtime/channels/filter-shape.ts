import { isName } from '@antescope/codec/chain/name';
import * as v from 'valibot';

export const accountName = v.pipe(v.string(), v.check(isName, 'is not a name'));

export const transactionId = v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{64}$/), v.toLowerCase());

export const blockNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(0xffffffff));

export const tokenSymbol = v.pipe(v.string(), v.regex(/^[A-Z]{1,7}$/));
