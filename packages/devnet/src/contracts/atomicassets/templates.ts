import type { ApplyContext, Table } from '../../contract.ts';
import { check } from '../check.ts';
import { checkName, inOrder, pack, unpack, type AttributeMap } from './attributes.ts';
import { log } from './logs.ts';
import { collectionFor, nextOf, schemaOf, templateOf, templatesOf, type TemplateMutablesRow } from './rows.ts';

interface CreateTemplate {
  authorized_creator: string;
  collection_name: string;
  schema_name: string;
  transferable: boolean;
  burnable: boolean;
  max_supply: number;
  immutable_data: AttributeMap;
  /** In createtempl2 only. */
  mutable_data?: AttributeMap;
}

interface EditTemplate {
  authorized_editor: string;
  collection_name: string;
  template_id: number;
}

export function createTemplate(ctx: ApplyContext, data: CreateTemplate): void {
  const { authorized_creator: creator, collection_name: collection, schema_name, immutable_data } = data;
  const { transferable, burnable, max_supply, mutable_data = [] } = data;
  ctx.requireAuth(creator);
  collectionFor(ctx, collection, creator, 'creator');
  const { format } = schemaOf(ctx, collection, schema_name);
  check(ctx, transferable || burnable, 'A template cannot be both non-transferable and non-burnable');
  checkName(ctx, immutable_data);
  checkName(ctx, mutable_data);
  const template_id = nextOf(ctx, 'template_counter');
  templatesOf(ctx, collection).emplace(creator, BigInt(template_id), {
    template_id,
    schema_name,
    transferable,
    burnable,
    max_supply,
    issued_supply: 0,
    immutable_serialized_data: pack(ctx, immutable_data, format),
  });
  if (mutable_data.length > 0) {
    const mutable_serialized_data = pack(ctx, mutable_data, format);
    mutablesOf(ctx, collection).emplace(creator, BigInt(template_id), {
      template_id,
      schema_name,
      mutable_serialized_data,
    });
  }
  log(ctx, 'lognewtempl', {
    template_id,
    authorized_creator: creator,
    collection_name: collection,
    schema_name,
    transferable,
    burnable,
    max_supply,
    immutable_data: inOrder(immutable_data),
  });
}

/** Limits the supply to what is already issued. */
export function lockTemplate(ctx: ApplyContext, edit: EditTemplate): void {
  const { max_supply, issued_supply } = editedTemplate(ctx, edit);
  check(ctx, issued_supply > 0, "Can't lock a template that does not have at least one issued asset");
  check(ctx, max_supply !== issued_supply, 'The template is already locked');
  setSupply(ctx, edit, issued_supply);
}

export function reduceSupply(ctx: ApplyContext, edit: EditTemplate & { new_max_supply: number }): void {
  const { max_supply, issued_supply } = editedTemplate(ctx, edit);
  const less = edit.new_max_supply > 0 && (max_supply === 0 || edit.new_max_supply < max_supply);
  check(ctx, less, 'The new max supply must be lower than the current one');
  check(ctx, edit.new_max_supply >= issued_supply, 'The new max supply must not be below the issued supply');
  setSupply(ctx, edit, edit.new_max_supply);
}

function setSupply(ctx: ApplyContext, edit: EditTemplate, max: number): void {
  templatesOf(ctx, edit.collection_name).modify(BigInt(edit.template_id), null, (row) => {
    row.max_supply = max;
  });
}

export function deleteTemplate(ctx: ApplyContext, edit: EditTemplate): void {
  const { issued_supply } = editedTemplate(ctx, edit);
  check(ctx, issued_supply === 0, 'Only templates without issued assets can be deleted');
  const id = BigInt(edit.template_id);
  templatesOf(ctx, edit.collection_name).erase(id);
  const mutables = mutablesOf(ctx, edit.collection_name);
  if (mutables.has(id)) mutables.erase(id);
}

export function setTemplateData(ctx: ApplyContext, edit: EditTemplate & { new_mutable_data: AttributeMap }): void {
  const { authorized_editor: editor, collection_name, template_id, new_mutable_data: data } = edit;
  const { schema_name } = editedTemplate(ctx, edit);
  const { format } = schemaOf(ctx, collection_name, schema_name);
  checkName(ctx, data);
  const mutable_serialized_data = pack(ctx, data, format);
  const mutables = mutablesOf(ctx, collection_name);
  const id = BigInt(template_id);
  const before = mutables.get(id);
  const old_data = before === null ? [] : unpack(ctx, before.mutable_serialized_data, format);
  if (before === null) mutables.emplace(editor, id, { template_id, schema_name, mutable_serialized_data });
  else if (data.length === 0) mutables.erase(id);
  else {
    mutables.modify(id, editor, (row) => {
      row.mutable_serialized_data = mutable_serialized_data;
    });
  }
  log(ctx, 'logsetdatatl', { collection_name, schema_name, template_id, old_data, new_data: inOrder(data) });
}

/** The template to change, after checking that the editor is authorized. */
function editedTemplate(ctx: ApplyContext, edit: EditTemplate) {
  ctx.requireAuth(edit.authorized_editor);
  collectionFor(ctx, edit.collection_name, edit.authorized_editor, 'editor');
  return templateOf(ctx, edit.collection_name, edit.template_id);
}

function mutablesOf(ctx: ApplyContext, collection: string): Table<TemplateMutablesRow> {
  return ctx.table<TemplateMutablesRow>('templates2', { scope: collection });
}
