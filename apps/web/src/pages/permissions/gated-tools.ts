import { changeKeys } from '@antescope/wallet/tools/change-keys';
import { linkPermission, unlinkPermission } from '@antescope/wallet/tools/link-permission';
import { deletePermission, updatePermission } from '@antescope/wallet/tools/permission';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [
  [changeKeys],
  [updatePermission],
  [deletePermission],
  [linkPermission],
  [unlinkPermission],
];
