import { defineEntity, p } from '@mikro-orm/core';
import { recordColumns } from '../../core/columns.ts';

export const SavedReplyEntity = defineEntity({
  name: 'SavedReply',
  tableName: 'saved_replies',
  properties: { ...recordColumns, title: p.text(), body: p.text() },
});
