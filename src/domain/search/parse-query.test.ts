import { describe, expect, it } from 'vitest';
import { asksWhetherMade, explainUnsupported } from './not-read.ts';
import { isOfPrice, parseQuery } from './parse-query.ts';

describe('a wish', () => {
  const said = (typed: string) => {
    const { folded, matter, words, rest, ...asked } = parseQuery(typed);
    const whole = Object.entries(asked).filter(
      ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
    );
    return [
      matter,
      words.join('+'),
      ...(rest.join() === words.join() ? [] : [`rest ${rest.join('+')}`]),
      ...whole.map(([key, value]) => `${key} ${JSON.stringify(value)}`),
    ]
      .join(' | ')
      .replaceAll('"', '');
  };
  const answers = (texts: string) => Object.fromEntries(texts.split('; ').map((typed) => [typed, said(typed)]));
  it('is read by its matter', () =>
    expect(
      answers(
        'how do i make subtitles; best ai tool for subtitles; What is dubbing?; app to make a poster; ; how can we cut video; video editor; i need a tool that can dub films',
      ),
    ).toEqual({
      '': ' | ',
      'What is dubbing?': 'dubbing | dubbing',
      'app to make a poster': 'make a poster | poster',
      'best ai tool for subtitles': 'subtitles | subtitles',
      'how can we cut video': 'cut video | cut+video',
      'how do i make subtitles': 'make subtitles | subtitles',
      'i need a tool that can dub films': 'dub films | dub+films',
      'video editor': 'video editor | video+editor',
    }));
  it('may name a price', () =>
    expect(
      answers(
        'free; Free transcript; completely free; free plan; cheap video; video under $20 a month; voice over up to 9 euros; on a small budget; royalty free music; hands free editing; royalty free music for free; cheap; under 5; free 100 trial videos; ad  free  video; video but free; video but more free',
      ),
    ).toEqual({
      'Free transcript': 'transcript | transcript | price free',
      'ad  free  video': 'ad video | ad+video | price free',
      cheap: ' |  | price cheap',
      'cheap video': 'video | video | price cheap',
      'completely free': 'completely |  | price free',
      free: ' |  | price free',
      'free 100 trial videos': '100 trial videos | trial+videos | price free',
      'free plan': 'plan |  | price free',
      'hands free editing': 'hands editing | hands+editing | price free',
      'on a small budget': ' |  | price cheap',
      'royalty free music': 'royalty music | royalty+music',
      'royalty free music for free': 'royalty music | royalty+music | price free',
      'under 5': ' |  | price cheap | most 5',
      'video but free': 'video | video | price free',
      'video but more free': 'video | video | price free',
      'video under $20 a month': 'video | video | price cheap | most 20',
      'voice over up to 9 euros': 'voice over | voice+over | price cheap | most 9',
    }));
  it('may ask for rights and places', () =>
    expect(
      answers(
        'image generator commercial use; without account; image generator without account; api; voice api; open source video on my phone; private notes; mac; free mac',
      ),
    ).toEqual({
      api: 'api | api | rest  | asked [api]',
      'free mac': 'mac | mac | rest  | price free | asked [on a mac]',
      'image generator commercial use':
        'image generator commercial use | image+generator+commercial | rest image+generator | asked [paid work,licensed data]',
      'image generator without account': 'image generator | image+generator | hoped [own computer]',
      mac: 'mac | mac | rest  | asked [on a mac]',
      'open source video on my phone':
        'open source video on my phone | open+source+video+phone | rest video | asked [open source] | hoped [on a phone]',
      'private notes': 'private notes | private+notes | rest notes | asked [no training]',
      'voice api': 'voice api | voice+api | rest voice | hoped [api]',
      'without account': ' |  | asked [own computer]',
    }));
  it('may want another tool', () =>
    expect(
      answers(
        'canva alternative; alternative to canva; alternatives to the canva that is free; like canva but for video; similar to a notion; canva clone; voice clone; powerpoint replacement for teams; instead of best canva; cheaper than runway; canva but to draw; canva alternative for slides; like canva but which draws; like canva but cheap; alternative to the; our canva plan is too expensive, 3 seats; canva is gone what now; canva closed',
      ),
    ).toEqual({
      'alternative to canva': 'alternative to canva | alternative+canva | insteadOf {named:canva,rest:}',
      'alternative to the': 'alternative to the | alternative | insteadOf {named:the,rest:}',
      'alternatives to the canva that is free':
        'alternatives to the canva that is | alternatives+canva | price free | insteadOf {named:canva,rest:}',
      'canva alternative': 'canva alternative | canva+alternative | insteadOf {named:canva,rest:}',
      'canva alternative for slides':
        'canva alternative for slides | canva+alternative+slides | insteadOf {named:canva,rest:for slides}',
      'canva but to draw': 'canva but to draw | canva+draw | insteadOf {named:canva,rest:to draw} | isForAnother true',
      'canva clone': 'canva clone | canva+clone | insteadOf {named:canva,rest:}',
      'canva closed': 'canva closed | canva+closed | insteadOf {named:canva,rest:}',
      'canva is gone what now': 'canva is gone what now | canva+gone | insteadOf {named:canva,rest:what now}',
      'cheaper than runway': 'than runway | runway | price cheap | insteadOf {named:runway,rest:}',
      'instead of best canva': 'instead of best canva | instead+canva | insteadOf {named:canva,rest:}',
      'like canva but cheap': 'like canva | canva | price cheap | insteadOf {named:canva,rest:}',
      'like canva but for video':
        'like canva but for video | canva+video | insteadOf {named:canva but for video,rest:} | isForAnother true',
      'like canva but which draws':
        'like canva but which draws | canva+draws | insteadOf {named:canva but,rest:} | isForAnother true',
      'our canva plan is too expensive, 3 seats':
        'our canva plan is too expensive 3 seats | canva+plan+expensive+seats | insteadOf {named:canva,rest:3 seats}',
      'powerpoint replacement for teams':
        'powerpoint replacement for teams | powerpoint+replacement+teams | insteadOf {named:powerpoint,rest:for teams}',
      'similar to a notion': 'similar to a notion | similar+notion | insteadOf {named:notion,rest:}',
      'voice clone': 'voice clone | voice+clone',
    }));
  it('may compare', () =>
    expect(
      answers(
        'runway vs kling; compare runway and kling; is runway better than kling; difference between a or b or c; zapier vs make vs n8n; better x against y; sand castle',
      ),
    ).toEqual({
      'better x against y': 'better x against y | better+x+against+y | sides [x,y]',
      'compare runway and kling': 'compare runway and kling | compare+runway+kling | sides [runway,kling]',
      'difference between a or b or c': 'difference between a or b or c | difference+between+b+c | sides [a,b,c]',
      'is runway better than kling':
        'is runway better than kling | runway+better+kling | insteadOf {named:kling,rest:} | sides [runway,kling]',
      'runway vs kling': 'runway vs kling | runway+kling | sides [runway,kling]',
      'sand castle': 'sand castle | sand+castle',
      'zapier vs make vs n8n': 'zapier vs make vs n8n | zapier+n8n | sides [zapier,make,n8n]',
    }));
  it('keeps all of it folded, and knows words of prices', () => {
    expect(parseQuery(' Für  Free ').folded).toBe('fur free');
    expect(['the', 'plan', 'trial', 'video', '100'].map(isOfPrice)).toEqual([true, true, true, false, true]);
  });
  it('asks whether a picture was made with AI, not for one that is', () =>
    expect(
      [
        'is this picture ai made',
        'tell me if this video is fake',
        'deepfake detector',
        'was this text written by ai',
        'is there an ai made for slides',
      ].map(asksWhetherMade),
    ).toEqual([true, true, true, false, false]));
  it('asks for what no entry says', () =>
    expect(
      ['is it gdpr safe', 'european provider', 'sso', 'student discount', 'video'].map(explainUnsupported),
    ).toEqual([
      'No entry says who keeps to which data law; what we read is whether uploads train models.',
      'No entry says where a maker is at home or where data lies.',
      'No entry says which plan has single sign-on or a certificate.',
      'Entries hold list prices; we read no discounts, for students or anybody else.',
      null,
    ]));
});
