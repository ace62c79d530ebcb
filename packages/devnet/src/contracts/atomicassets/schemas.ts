import type { AttributeFormat } from '@antescope/codec/chain/atomic-data';
import type { ApplyContext } from '../../contract.ts';
import { check } from '../check.ts';
import { checkFormat } from './attributes.ts';
import { collectionFor, schemasOf } from './rows.ts';

interface FormatType {
  name: string;
  mediatype: string;
  info: string;
}

export function createSchema(
  ctx: ApplyContext,
  data: { authorized_creator: string; collection_name: string; schema_name: string; schema_format: AttributeFormat[] },
): void {
  const { authorized_creator: creator, collection_name: collection, schema_name, schema_format: format } = data;
  ctx.requireAuth(creator);
  collectionFor(ctx, collection, creator, 'creator');
  check(ctx, schema_name !== '', 'Schema names must be between 1 and 12 characters long');
  const schemas = schemasOf(ctx, collection);
  check(ctx, !schemas.has(schema_name), 'A schema with this name already exists for this collection');
  checkFormat(ctx, format);
  schemas.emplace(creator, schema_name, { schema_name, format });
}

/** Attributes can only be appended, so that existing data remains readable. */
export function extendSchema(
  ctx: ApplyContext,
  data: {
    authorized_editor: string;
    collection_name: string;
    schema_name: string;
    schema_format_extension: AttributeFormat[];
  },
): void {
  const { authorized_editor: editor, collection_name: collection, schema_name, schema_format_extension: added } = data;
  ctx.requireAuth(editor);
  const schemas = schemasOf(ctx, collection);
  const row = schemas.get(schema_name);
  check(ctx, row !== null, 'No schema with this name exists for this collection');
  check(ctx, added.length > 0, 'Need to add at least one new line');
  collectionFor(ctx, collection, editor, 'editor');
  const format = [...row.format, ...added];
  checkFormat(ctx, format);
  schemas.modify(schema_name, editor, (stored) => {
    stored.format = format;
  });
}

/** Sets the media types of attributes. */
export function setSchemaTypes(
  ctx: ApplyContext,
  data: {
    authorized_editor: string;
    collection_name: string;
    schema_name: string;
    schema_format_type: FormatType[];
  },
): void {
  const { authorized_editor: editor, collection_name: collection, schema_name, schema_format_type } = data;
  ctx.requireAuth(editor);
  collectionFor(ctx, collection, editor, 'editor');
  const schema = schemasOf(ctx, collection).get(schema_name);
  check(ctx, schema !== null, 'No schema with this name exists for this collection');
  for (const { name } of schema_format_type) {
    const exists = schema.format.some((line) => line.name === name);
    check(ctx, exists, `The schema has no attribute with the name "${name}"`);
  }
  const types = ctx.table<{ schema_name: string; format_type: FormatType[] }>('schematypes', { scope: collection });
  if (!types.has(schema_name)) {
    types.emplace(editor, schema_name, { schema_name, format_type: schema_format_type });
    return;
  }
  types.modify(schema_name, editor, (row) => {
    row.format_type = schema_format_type;
  });
}
