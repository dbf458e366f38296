import type { projectsEndpoint } from '#api/projects.contract.ts';
import { requester } from '#api/request.ts';
import { projectAddress } from '#domain/project/project.ts';
import { hitText, recallText } from '#domain/project/recalls.ts';
import { makeElement } from './make-element.ts';

const askProjects = requester<typeof projectsEndpoint>('/api/projects');

/**
 * Lets a tool's page say to who worked with it that something changed which touches that work: what, and which projects.
 * What cannot be read leaves the page as it is.
 */
export async function tellRecall(toolId: number): Promise<void> {
  const answer = await askProjects('GET').catch(() => null);
  const recall = answer?.recalls?.find((one) => one.toolId === toolId);
  const place = document.querySelector('.opinion');
  if (!recall || !place || document.querySelector('[data-recall]')) return;
  const list = makeElement('ul', ...recall.changes.map((change) => makeElement('li', recallText(change))));
  const ways = recall.projects.flatMap((project, index) => {
    const link = makeElement('a', project.name);
    link.href = projectAddress(project);
    return index === 0 ? [link] : [', ', link];
  });
  const notice = makeElement(
    'aside',
    makeElement('p', makeElement('b', `Touches ${hitText([recall]).toLowerCase()} of yours.`)),
    list,
    makeElement('p', 'The sheet keeps what stood on the day: ', ...ways),
  );
  notice.dataset['recall'] = '';
  notice.setAttribute('aria-label', 'Your projects');
  place.prepend(notice);
}
