import { DocumentDesk } from './document-desk.tsx';
import { type DocumentForm, type FormPart, textOf } from './document-form.ts';
import { Markdown } from './markdown.tsx';
import { HeadFields, TextBox, startToday } from './text-words.tsx';

const form: DocumentForm = {
  kind: 'article',
  path: '/admin/articles',
  noun: 'article',
  empty: { title: '', description: '', publishedOn: '', text: '' },
  start: startToday,
  titleOf: (fields) => textOf(fields, 'title'),
  pathOf: (key) => `/blog/${key}`,
  Words: ArticleWords,
  Preview: ArticlePreview,
};

/** The desk of articles. */
export function ArticleDesk() {
  return <DocumentDesk form={form} />;
}

function ArticleWords(part: FormPart) {
  return (
    <>
      <HeadFields {...part} title="8 to 90 characters" description="60 to 220 characters" />
      <TextBox {...part} note="Markdown: ## for headings, 600 to 1200 words, links into /tools/ and /tool-fluid/." />
    </>
  );
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
