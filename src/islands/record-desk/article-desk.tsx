import { articleFields } from '#domain/teaching/article.record.ts';
import { DocumentDesk } from './document-desk.tsx';
import { type DocumentForm, type FormPart, textOf } from './document-form.ts';
import { Markdown } from './markdown.tsx';
import { startToday } from './start-today.ts';

const form: DocumentForm = {
  kind: 'article',
  path: '/admin/articles',
  noun: 'article',
  table: articleFields,
  start: startToday,
  titleOf: (fields) => textOf(fields, 'title'),
  pathOf: (key) => `/blog/${key}`,
  Preview: ArticlePreview,
};

/** The desk of articles. */
export function ArticleDesk() {
  return <DocumentDesk form={form} />;
}

function ArticlePreview({ fields }: FormPart) {
  return (
    <article>
      <h3>{textOf(fields, 'title')}</h3>
      <p className="lede">{textOf(fields, 'description')}</p>
      <Markdown text={textOf(fields, 'text')} />
    </article>
  );
}
