import type { Field } from '../core/fields.ts';
import type { HeadView } from './block-view.ts';

/** The view of a get_info response. */
export function readHead(info: Field): HeadView {
  return {
    chainId: info.at('chain_id').text(),
    head: info.at('head_block_num').number(),
    headId: info.at('head_block_id').text(),
    headTime: info.at('head_block_time').time(),
    producer: info.at('head_block_producer').text(),
    lastIrreversible: info.at('last_irreversible_block_num').number(),
    lastIrreversibleId: info.at('last_irreversible_block_id').text(),
    serverVersion: info.at('server_version_string').textOr(info.at('server_version').textOr('')),
  };
}

/** Head views in order of time: a lower head than the one shown (another node's) does not replace it. */
export function newerHead(shown: HeadView | null, read: HeadView): HeadView {
  return shown !== null && shown.chainId === read.chainId && read.head <= shown.head ? shown : read;
}
