import site from '#data/site.json' with { type: 'json' };
import { senderLine } from '#domain/letters/sender-line.ts';
import { LETTER_PICTURE } from '#domain/letters/letter-picture.ts';
import { siteOrigin } from '#netlify/env.ts';
import { type Html, html } from '#netlify/http/html.ts';

/** What a letter says, without any markup: whatever stands in it is shown as it is. */
export interface LetterParts {
  title: string;
  paragraphs: readonly string[];
  /** A list under the paragraphs: a heading, some text and a link each. */
  entries?: readonly { heading: string; text: string; address?: string | undefined }[];
  /** The one thing to do. */
  action?: { label: string; address: string };
  /** Why the person gets this, and how to stop it. */
  footer?: readonly { text: string; address?: string }[];
}

/** Whose letter it is, as the last line of a footer. */
export function ourName(): { text: string; address: string } {
  return { text: 'Yak, your curated guide to Ai', address: siteOrigin() };
}

/** The two bodies of one mail. */
interface Letter {
  text: string;
  html: string;
}

/** Columns of the text body (RFC 5322 asks for at most 78). */
const TEXT_WIDTH = 76;

/**
 * A letter in the site's style, as plain text and as HTML that reads well in dark mail clients. All it loads is one picture
 * of ours, under the same address for everybody, so that nothing tells who opens it; without it its words stand there.
 * `sender` says who runs the site and where they are found, under everything else; null while nobody is named.
 */
export function writeLetter(parts: LetterParts, { sender = senderLine(site), origin = siteOrigin() } = {}): Letter {
  const footer = [...(parts.footer ?? []), ...(sender === null ? [] : [{ text: sender }])];
  const signed = { ...parts, footer };
  return { text: textOf(signed), html: htmlOf(signed, origin) };
}

function textOf({ title, paragraphs, entries = [], action, footer = [] }: LetterParts): string {
  const blocks = [title.toUpperCase(), ...paragraphs.map(wrap)];
  for (const { heading, text, address } of entries)
    blocks.push([`* ${heading}`, wrap(text), address].filter(Boolean).join('\n'));
  if (action) blocks.push(`${action.label}:\n${action.address}`);
  if (footer.length > 0)
    blocks.push('--', ...footer.map(({ text, address }) => (address ? `${wrap(text)}\n${address}` : wrap(text))));
  return `${blocks.join('\n\n')}\n`;
}

/** Breaks lines between words; what the person broke stays broken. */
function wrap(text: string): string {
  return text.split('\n').map(wrapLine).join('\n');
}

function wrapLine(line: string): string {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > TEXT_WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}

function htmlOf({ title, paragraphs, entries = [], action, footer = [] }: LetterParts, origin: string): string {
  const { path, width, height, alt } = LETTER_PICTURE;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:2px solid #c8320b;font-weight:700">Yak, your curated guide to Ai</p>
<img src="${origin + path}" width="${width}" height="${height}" alt="${alt}" style="display:block;width:100%;max-width:${width}px;height:auto;margin:0 0 24px;border:0;font-size:14px;font-style:italic">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.15">${title}</h1>
${paragraphs.map((text) => html`<p style="margin:0 0 16px">${lines(text)}</p>`)}
${entries.map(entryOf)}
${action ? html`<p style="margin:24px 0"><a href="${action.address}" style="display:inline-block;padding:12px 20px;background:#b52c09;color:#ffffff;text-decoration:none;font-weight:700">${action.label}</a></p>` : null}
${footer.length > 0 ? html`<div style="margin-top:32px;padding-top:12px;border-top:1px solid #8a7d6b;font-size:14px">${footer.map(footerLine)}</div>` : null}
</div></body></html>
`.text;
}

function entryOf({ heading, text, address }: NonNullable<LetterParts['entries']>[number]): Html {
  const title = address ? html`<a href="${address}">${heading}</a>` : html`${heading}`;
  return html`<div style="margin:0 0 16px;padding-top:12px;border-top:1px solid #8a7d6b"><h2 style="margin:0 0 4px;font-size:18px;line-height:1.25">${title}</h2><p style="margin:0">${lines(text)}</p></div>`;
}

function footerLine({ text, address }: NonNullable<LetterParts['footer']>[number]): Html {
  return html`<p style="margin:0 0 8px">${address ? html`<a href="${address}">${text}</a>` : text}</p>`;
}

function lines(text: string): Html[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}
