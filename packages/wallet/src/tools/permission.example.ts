import { key, permissions } from '../../test/example-facts.ts';
import { exampleForm, type ToolExamples } from '../../test/example-form.ts';
import { deletePermission, updatePermission } from './permission.ts';

export const examples: ToolExamples = {
  updatePermission: exampleForm('eos', updatePermission, permissions, {
    permission: 'claim',
    parent: 'active',
    threshold: '1',
    members: `${key} 1`,
  }),
  deletePermission: exampleForm('eos', deletePermission, permissions, { target: 'pay' }),
};
