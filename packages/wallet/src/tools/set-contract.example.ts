import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { readAbiFile, readWasmFile } from './contract-file.ts';
import { setContract } from './set-contract.ts';

const wasm = readWasmFile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
const abi = readAbiFile(new TextEncoder().encode('{"version":"eosio::abi/1.2"}'));

export const examples: ToolExamples = {
  setContract: exampleForm('eos', setContract, { wasm, abi, present: null, freeRam: null }),
};
