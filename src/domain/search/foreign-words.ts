import { madeOnce } from '#domain/memo/made-once.ts';
import { PHRASES } from './foreign-phrases.ts';
import { fromJapanese } from './japanese-words.ts';
import { isFiller } from './words.ts';

/**
 * German, Spanish, French, Portuguese, Italian and Dutch words for common jobs, folded, by the English word that the guide uses. Words that English
 * shares ('logo', 'podcast') are missing, and so are those that name a tool or mean another thing in English.
 */
const WORDS: Readonly<Record<string, string>> = {
  remove:
    'entfernen entferne entfernt loschen wegmachen quitar elimina eliminar borrar supprimer enlever effacer retirer tirar retirar apagar rimuovere togliere verwijderen',
  background: 'hintergrund hintergrunde fondo fondos fundo fundos sfondo achtergrond',
  'remove background': 'freistellen freisteller detourer detourage',
  subtitles:
    'untertitel untertiteln untertitelung subtitulo subtitulos subtitular subtitulado soustitres soustitre legendas legendar legendagem sottotitoli ondertitels ondertiteling ondertitelen',
  make: 'erstellen erstelle machen erzeugen generieren gestalten crear creador hacer generar creer faire generer realiser criar fazer gerar criacao creare generare maken',
  generator: 'generador generateur gerador generatore',
  edit: 'bearbeiten editar edicion retoucher edicao modificare bewerken',
  'video editing': 'videoschnitt videobearbeitung videoschnittprogramm montaggio videobewerking',
  'photo editing': 'bildbearbeitung fotobearbeitung bildbearbeitungsprogramm',
  presentation:
    'prasentation prasentationen presentacion presentaciones apresentacao apresentacoes presentazione presentazioni presentatie presentaties',
  slides: 'folien diapositivas diapositiva diapos',
  voice: 'stimme stimmen voz voces voix voce voci',
  'voice over': 'sprecherstimme sprecher locucion locutor vertonung locucao narracao doppiatore',
  clone: 'klonen clonar cloner clonage clonacion',
  translate:
    'ubersetzen ubersetzer ubersetzung traducir traduccion traductor traduire traduction traducteur traduzir traducao tradutor tradurre traduzione traduttore vertalen vertaling',
  image: 'bild bilder bildern imagenes imagem immagine immagini afbeelding afbeeldingen',
  photo: 'foto fotos fotografia fotografias',
  'image generator': 'bildgenerator bilderzeugung',
  upscale: 'vergrossern hochskalieren ampliar agrandir aumentar ingrandire vergroten',
  sharpen: 'scharfen enfocar',
  blurry: 'unscharf unscharfe borroso borrosa floue flou desfocada desfocado embacada sfocata sfocato',
  old: 'alte alten altes viejo vieja viejas antiguo antigua antiguas vieille vieilles anciennes antigas velha velhas vecchia vecchie',
  restore:
    'restaurieren restaurierung wiederherstellen restaurar restauracion restaurer restauration restauracao restaurare',
  write: 'schreiben verfassen escribir redactar ecrire rediger redaction escrever redigir scrivere schrijven',
  text: 'texte texten texto textos testo testi tekst teksten',
  music: 'musik musica musique musicas muziek',
  song: 'lieder cancion canciones chanson chansons cancao cancoes canzone canzoni liedje',
  'background music': 'hintergrundmusik',
  'sound effects': 'soundeffekte gerausche bruitage bruitages',
  noise: 'rauschen ruido ruidos bruit bruits rumore rumori ruis',
  'background noise': 'hintergrundgerausche storgerausche',
  transcribe:
    'transkribieren transkription transkript verschriftlichen transcribir transcripcion transcrire abtippen transcrever transcricao trascrivere trascrizione transcriberen',
  'meeting notes': 'protokoll protokolle besprechungsnotizen ata atas verbale verbali notulen',
  meeting: 'besprechung besprechungen sitzung reuniones reunions reuniao riunione riunioni vergadering vergaderingen',
  notes: 'notizen mitschrift notas',
  poster: 'plakat plakate cartel carteles affiche affiches cartaz cartazes locandina manifesto',
  flyer: 'flugblatt handzettel volante panfleto panfletos volantino volantini',
  brochure: 'broschure prospekt folleto folletos',
  website: 'webseite webseiten internetseite pagina paginas sito',
  'landing page': 'landingpage landingseite',
  schedule: 'planen programar planifier agendar agendamento programmare inplannen',
  posts: 'beitrage publicaciones postagens postagem publicacoes',
  caption: 'bildunterschrift legende legendes',
  summarise:
    'zusammenfassen zusammenfassung resumir resumen resumer resumo riassumere riassunto samenvatten samenvatting',
  research: 'recherche recherchieren forschung investigacion investigar pesquisa pesquisar ricerca onderzoek',
  'market research': 'marktforschung marktanalyse',
  'competitor analysis': 'wettbewerbsanalyse konkurrenzanalyse',
  competitors:
    'wettbewerber konkurrenz konkurrenten competencia competidores concurrents concurrence concorrentes concorrencia concorrenti concorrenza concurrenten',
  market: 'markt mercado marche',
  trends: 'tendencias tendances',
  audience: 'zielgruppe zielgruppen audiencia publico pubblico doelgroep',
  automate:
    'automatisieren automatisierung automatizar automatizacion automatiser automatisation automatizacao automacao automatizzare automazione automatiseren',
  product: 'produkt produkte producto productos produit produits produto produtos prodotto prodotti',
  'product photos': 'produktfotos produktbilder produktfotografie',
  slogan: 'werbespruch eslogan',
  name: 'namensfindung namen nome nomes nomi naam',
  'ad copy': 'werbetext werbetexte',
  ads: 'werbung anzeige anzeigen anuncio anuncios publicidad publicite annuncio annunci pubblicita advertentie advertenties',
  proofread:
    'korrekturlesen korrigieren korrektur rechtschreibung corregir correccion ortografia corriger correction orthographe correcteur corrigir correcao revisao correggere corrigeren',
  grammar: 'grammatik gramatica grammaire',
  illustration:
    'illustrationen ilustracion ilustraciones ilustracao ilustracoes illustrazione illustrazioni illustratie',
  drawing:
    'zeichnung zeichnen zeichnungen dibujo dibujos dibujar dessin dessins dessiner desenho desenhos desenhar disegno disegni tekening',
  character:
    'figur figuren charakter personaje personajes personnage personnages personagem personagens personaggio personaggi',
  animate: 'animieren animar animer animare',
  animation: 'animacion animaciones animationen animacao animacoes animazione animazioni animatie',
  '3d model': '3dmodell',
  model: 'modell modelle modelo modele',
  'colour grading': 'farbkorrektur farblook etalonnage colorizacao',
  sketch: 'skizze skizzen boceto bocetos croquis',
  script: 'drehbuch drehbucher guion guiones sceneggiatura copione',
  film: 'pelicula peliculas filme filmes',
  dub: 'synchronisieren synchronisation doblaje doblar doublage doubler dublar dublagem dobragem doppiaggio doppiare nasynchroniseren',
  'lip sync': 'lippensynchron',
  headshot: 'bewerbungsfoto bewerbungsfotos bewerbungsbild',
  'remove object': 'wegretuschieren',
  retouch: 'retuschieren retusche retuschen retocar retoque ritoccare ritocco',
  object: 'objekt objekte objeto objetos objet objets oggetto oggetti',
  people: 'personen personas personnes leute gente pessoas pessoa persone mensen',
  article: 'artikel articulo articulos artigo artigos articolo articoli',
  brand: 'marke marken marca marcas marque marchio merk',
  'brand guidelines': 'markenrichtlinien gestaltungsrichtlinien',
  'brand identity': 'markenidentitat',
  interview: 'entrevista entrevistas entretien entretiens intervista interviste entrevistar',
  record: 'aufnehmen aufnahme grabar grabacion enregistrer enregistrement gravar gravacao registrare opnemen',
  recording: 'aufnahmen grabaciones',
  'clean up audio': 'tonbearbeitung',
  sound: 'klang sonido som suono',
  ideas: 'ideen idees ideias idee',
  business: 'geschafts negocio negocios',
  'business card': 'visitenkarte visitenkarten',
  invitation: 'einladung einladungen invitacion invitaciones convite convites',
  document: 'dokument dokumente documento documentos documenti',
  survey: 'umfrage umfragen encuesta encuestas sondage sondages questionario questionarios sondaggio enquete',
  'analyse data': 'datenanalyse',
  analyse: 'analysieren auswerten analizar analisis analyser analisar analizzare analyseren',
  data: 'daten datos donnees dados dati',
  table: 'tabelle tabellen tabla tablas tableau',
  cheap:
    'gunstig gunstige billig billige barato barata baratos economico baratas economica economici goedkoop goedkope',
  free: 'kostenlos kostenlose kostenloses kostenloser kostenfrei umsonst gratis gratuit gratuite gratuits gratuites gratuito gratuita gratuitos gratuiti gratuitas',
  'alternative to': 'ersatz',
  privacy: 'datenschutz dsgvo rgpd vertraulich confidentiel confidencial',
  copyright: 'urheberrecht',
  'open source': 'quelloffen',
  tool: 'werkzeug werkzeuge herramienta herramientas outil outils logiciel logiciels programm programme programa ferramenta ferramentas aplicativo strumento strumenti programas',
  best: 'beste bester bestes besten mejor mejores meilleur meilleure meilleurs melhor melhores migliore migliori',
  'video ad': 'werbefilm werbespot werbevideo',
  'brand film': 'imagefilm markenfilm',
  'explainer video': 'erklarvideo erklarvideos erklarfilm',
  explainer: 'explicatif explicative explicativo explicativos',
  vectorise: 'vektorisieren vectoriser vectorizar',
  render: 'rendern rendu rendus',
  'stock photos': 'bilddatenbank stockfotos stockbilder',
  'shooting schedule': 'drehplan dispo',
  'press release': 'pressemitteilung pressemeldung',
  face: 'gesicht gesichter cara visage visages rosto rostos viso volto gezicht',
  swap: 'tauschen austauschen intercambiar echanger',
  change: 'andern verandern cambiar changer trocar mudar alterar cambiare veranderen',
  watermark: 'wasserzeichen filigrane marcadagua watermerk',
  'vertical video': 'hochformat',
  short: 'kurz kurze kurzes corto cortos courte courts',
  colour: 'farbe farben colores couleur couleurs cor cores colore colori kleur',
  'visual style': 'bildsprache bildstil',
  style: 'stil estilo estilos stile stijl',
  problems: 'probleme problemas problemes',
  enhance: 'verbessern mejorar ameliorer melhorar migliorare verbeteren',
  convert: 'umwandeln convertir converter convertire omzetten',
  cut: 'schneiden cortar couper zuschneiden recortar tagliare knippen',
  shorten: 'kurzen acortar raccourcir',
  find: 'finden suchen encontrar buscar trouver chercher procurar trovare cercare zoeken',
  speech: 'sprache sprechen sprachausgabe habla parole fala',
  german: 'deutsch deutsche deutsches aleman allemand',
  'schedule posts': 'planificar planificacion programacion planification einplanen vorplanen',
  lyrics: 'letra letras liedtext paroles',
  'retouch photo': 'bildretusche fotoretusche',
  'make logo': 'logogestaltung',
  advert: 'werbefilme',
  story: 'geschichte geschichten historia historias cuento histoire histoires erzahlung storia storie verhaal',
  book: 'buch bucher libro libros livre livres livro livros libri',
  letter: 'anschreiben',
  email: 'correo correos courriel',
  newsletter: 'rundbrief boletin infolettre',
  calendar: 'kalender redaktionsplan calendario calendrier',
  faces: 'gesichtern',
  subtitle: 'untertitelt subtitrar',
  screen: 'bildschirm pantalla ecran tela schermo scherm',
  'record screen': 'bildschirmaufnahme',
  improve: 'verbesserung optimieren mejora amelioration',
  quality: 'qualitat calidad qualite qualidade qualita kwaliteit',
  'photo quality': 'fotoqualitat bildqualitat',
  summary: 'zusammenfassungen',
  'text to speech': 'sprachsynthese vorlesen vorleser',
  'speech to text': 'spracherkennung diktat diktieren dictado dictee',
  'conference call': 'videokonferenz videollamada visioconference',
  print: 'drucken druck imprimir impresion imprimer',
  storyboard: 'guionografico',
  moodboard: 'stimmungstafel',
  packaging: 'verpackung verpackungen embalaje envase emballage embalagem embalagens confezione verpakking',
  mockup: 'maqueta',
  icons: 'symbole iconos icones piktogramme icone',
  pattern: 'muster patron',
  app: 'anwendung aplicacion aplicacao aplicacoes applicazione',
  'build an app': 'appentwicklung programmieren programmer',
  opinion: 'meinung meinungen opiniones',
  influencers: 'meinungsmacher influenceurs creadores createurs influenciadores influenciador',
  comments: 'kommentare comentarios commentaires commenti',
  'reply to': 'beantworten antworten responder repondre',
  approve: 'freigeben freigabe freigaben aprobar aprobacion approuver aprovar aprovacao approvare goedkeuren',
  feedback: 'ruckmeldung ruckmeldungen retours',
  storyboards: 'bildergeschichte',
  stem: 'spuren pistas pistes',
  separate: 'trennen separar separer',
  vocals: 'gesang vocales chant vocais',
  'wind noise': 'windgerausche',
  echo: 'hall nachhall',
  video: 'filmchen',
  'short clips': 'kurzvideos',
  scan: 'scannen escanear numeriser',
  clothes: 'kleidung kleider ropa vetements roupa roupas vestiti abiti kleding',
  'dress model': 'anprobe',
  skin: 'haut piel peau pele pelle huid',
  sky: 'himmel cielo ciel ceu',
  light: 'licht luz lumiere',
  bigger: 'grosser grossere plusgrand maior maiores',
  tagline: 'werbeslogan',
  logo: 'logotipo logotipos',
  'script writing': 'roteiro roteiros',
  talking: 'parlant parlante parle parler falante hablante hablando sprechende sprechender sprechendes',
  french: 'francais francaise frances francese franzosisch',
  spanish: 'espanol espagnol spanisch espanhol spagnolo',
};

/** Little words of these languages, left out once anything else was understood. */
const LITTLE = new Set(
  (
    'aber als am an auf aus bei brauche brauchen das dem den der des die du ein eine einem einen einer eines er es fur ganz gibt guter ' +
    'haben hat ich im in ist kann kann kein keine ki man mein meine meinem meinen meiner mir mit mochte nach nicht ohne oder schnell ' +
    'schnelle sich sie suche uber um und uns unser unsere vom von vor was welche welches wer wie will wir zu zum zur ' +
    'al algo como con cual de del el en es esta hay ia la las lo los mas me mi mis muy necesito nuestro nuestra o para por puedo que quiero ' +
    'rapido se sin su sus un una unas unos y ' +
    'a au aux avec besoin c ce ces comment d dans du est et il j ai je l le les leur ma mes mon n nos notre ou par pas plus pour quel quelle quels ' +
    'ao aos com da das dos em isso meu minha meus minhas nas nos numa num pela pelo preciso quais qual que quero sem seu sua uma uns ' +
    'alla allo che con da dal dei del della delle di gli il lo mia mio nel per senza sono sul una uno vorrei ' +
    'de het een en van met zonder voor mijn ons onze ik wil naar ' +
    'qui quoi dont chez rapidement sa sans ses son sur une veux voudrais vite vos votre'
  ).split(' '),
);

const LONGEST_PHRASE = 3;
/** So many little words give another language away when nothing else does: 'ich brauche ein video für instagram'. */
const LEAST_LITTLE = 2;

const meanings = madeOnce(() => new Map([...textsOf(PHRASES, ', '), ...textsOf(WORDS, ' ')]));

/** Each text of a table with what it means. */
function textsOf(table: Readonly<Record<string, string>>, between: string): [text: string, english: string][] {
  return Object.entries(table).flatMap(([english, texts]) =>
    texts.split(between).map((text): [string, string] => [text, english]),
  );
}

/**
 * What somebody typed in German, Spanish, French, Portuguese, Italian, Dutch or Japanese, in the English words of the guide, folded.
 * @param isOurs tells words and names that the guide knows as they stand; they are left alone
 * @returns the text as it was when nothing in it had to be translated
 */
export function translateWords(folded: string, isOurs: (word: string) => boolean): string {
  const western = fromJapanese(folded);
  const words = western.split(' ');
  const said: { text: string; isTranslated: boolean }[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const length = lengthOfMeaning(words, from, isOurs);
    const text = words.slice(from, from + Math.max(1, length)).join(' ');
    said.push({ text: length > 0 ? (meanings().get(text) ?? text) : text, isTranslated: length > 0 });
    from += Math.max(0, length - 1);
  }
  const little = said.filter(({ text }) => LITTLE.has(text) && !isFiller(text) && !isOurs(text)).length;
  if (little < LEAST_LITTLE && !said.some(({ isTranslated }) => isTranslated)) return western;
  return said
    .filter(({ text, isTranslated }) => isTranslated || !LITTLE.has(text))
    .map(({ text }) => text)
    .join(' ');
}

/** How many words from here on have a meaning together; 0 when none has. */
function lengthOfMeaning(words: readonly string[], from: number, isOurs: (word: string) => boolean): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 0; length -= 1) {
    const text = words.slice(from, from + length).join(' ');
    if (meanings().has(text) && (length > 1 || !isOurs(text))) return length;
  }
  return 0;
}
