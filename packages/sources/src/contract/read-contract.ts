import { decodeAbi } from '@antescope/codec/abi/binary';
import { checkAbiVersion, type Abi } from '@antescope/codec/abi/abi';
import { parseAbiJson } from '@antescope/codec/abi/json';
import { isName } from '@antescope/codec/chain/name';
import { fromBase64 } from '../core/base64.ts';
import type { Field } from '../core/fields.ts';
import type { NodeAnswer } from '../node/node-client.ts';
import { NodeError } from '../node/node-error.ts';
import { reading } from '../node/reading.ts';
import { empty, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { ContractView } from './contract-view.ts';

type Deployed = Pick<ContractView, 'codeHash' | 'abiHash' | 'abi' | 'abiProblem'>;

/**
 * The contract of an account: get_raw_abi (get_abi and get_code_hash on nodes without it) beside get_account. 'empty'
 * where there is no such account; an account without a contract is data.
 */
export function readContract(at: SourceContext, account: string): Promise<Outcome<ContractView>> {
  if (account === '' || !isName(account))
    return Promise.resolve(empty(meta({ source: 'input', time: new Date().toISOString() })));
  return at.remember(
    `contract ${account}`,
    reading(
      async () => {
        const [deployed, facts] = await Promise.all([readDeployed(at, account), at.api.getAccount(account)]);
        return { ...deployed, value: { account, ...deployed.value, ...readFacts(facts.value) } };
      },
      { isAbsent },
    ),
  );
}

function isAbsent(error: NodeError): boolean {
  return (
    error.status === 400 || /^unknown key|account not found|unable to find|does not exist|^Fail to/i.test(error.message)
  );
}

function readFacts(account: Field): Pick<ContractView, 'updated' | 'privileged'> {
  const updated = account.at('last_code_update').missing ? null : account.at('last_code_update').time();
  return {
    updated: updated === null || updated.startsWith('1970-01-01') ? null : updated,
    privileged: !account.at('privileged').missing && account.at('privileged').flag(),
  };
}

async function readDeployed(at: SourceContext, account: string): Promise<NodeAnswer<Deployed>> {
  try {
    const answer = await at.api.getRawAbi(account);
    const { value } = answer;
    return {
      ...answer,
      value: {
        codeHash: hashOrNull(value.at('code_hash')),
        abiHash: hashOrNull(value.at('abi_hash')),
        ...unpack(value.at('abi').textOr('')),
      },
    };
  } catch (error) {
    if (error instanceof NodeError && error.status === 404) return readOlder(at, account);
    throw error;
  }
}

/** Nodes that know get_abi alone. */
async function readOlder(at: SourceContext, account: string): Promise<NodeAnswer<Deployed>> {
  const [answer, hash] = await Promise.all([at.api.getAbi(account), at.api.getCodeHash(account)]);
  const abiJson = answer.value.at('abi');
  const abi = abiJson.missing ? { abi: null, abiProblem: null } : attempt(() => parseAbiJson(abiJson.value));
  return { ...answer, value: { codeHash: hashOrNull(hash.value.at('code_hash')), abiHash: null, ...abi } };
}

function unpack(base64: string): Pick<Deployed, 'abi' | 'abiProblem'> {
  const packed = fromBase64(base64);
  return packed.length === 0 ? { abi: null, abiProblem: null } : attempt(() => decodeAbi(packed));
}

function attempt(read: () => Abi): Pick<Deployed, 'abi' | 'abiProblem'> {
  try {
    const abi = read();
    checkAbiVersion(abi.version);
    return { abi, abiProblem: null };
  } catch (error) {
    return { abi: null, abiProblem: error instanceof Error ? error.message : String(error) };
  }
}

/** The chain's zero, and the digest of nothing, mean "none". */
function hashOrNull(field: Field): string | null {
  const hash = field.textOr('');
  return /^[0-9a-f]{64}$/.test(hash) && !/^0+$/.test(hash) && !hash.startsWith('e3b0c44298fc1c14') ? hash : null;
}
