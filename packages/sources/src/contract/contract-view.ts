import type { Abi } from '@antescope/codec/abi/abi';

/** What is deployed on an account. */
export interface ContractView {
  account: string;
  /** sha256 of the code; null: no code is deployed. */
  codeHash: string | null;
  /** sha256 of the packed ABI; null if the node does not return it. */
  abiHash: string | null;
  /** null: none is set, or `abiProblem` says why it cannot be read. */
  abi: Abi | null;
  abiProblem: string | null;
  /** When the code was last set; null if it never was. */
  updated: string | null;
  /** May act with authorities that it was not given. */
  privileged: boolean;
}
