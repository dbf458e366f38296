import { isFiller } from './words.ts';

/**
 * German, Spanish and French words for common jobs, folded, by the English word that the guide uses. Words that English
 * shares ('logo', 'podcast') are missing, and so are those that name a tool or mean another thing in English.
 */
const WORDS: Readonly<Record<string, string>> = {
  remove:
    'entfernen entferne entfernt loschen wegmachen quitar elimina eliminar borrar supprimer enlever effacer retirer',
  background: 'hintergrund hintergrunde fondo fondos',
  'remove background': 'freistellen freisteller detourer detourage',
  subtitles: 'untertitel untertiteln untertitelung subtitulo subtitulos subtitular subtitulado soustitres soustitre',
  make: 'erstellen erstelle machen erzeugen generieren gestalten crear creador hacer generar creer faire generer realiser',
  generator: 'generador generateur',
  edit: 'bearbeiten editar edicion retoucher',
  'video editing': 'videoschnitt videobearbeitung videoschnittprogramm',
  'photo editing': 'bildbearbeitung fotobearbeitung bildbearbeitungsprogramm',
  presentation: 'prasentation prasentationen presentacion presentaciones',
  slides: 'folien diapositivas diapositiva diapos',
  voice: 'stimme stimmen voz voces voix',
  'voice over': 'sprecherstimme sprecher locucion locutor vertonung',
  clone: 'klonen clonar cloner clonage clonacion',
  translate: 'ubersetzen ubersetzer ubersetzung traducir traduccion traductor traduire traduction traducteur',
  image: 'bild bilder bildern imagenes',
  photo: 'foto fotos fotografia fotografias',
  'image generator': 'bildgenerator bilderzeugung',
  upscale: 'vergrossern hochskalieren ampliar agrandir',
  sharpen: 'scharfen enfocar',
  blurry: 'unscharf unscharfe borroso borrosa floue flou',
  old: 'alte alten altes viejo vieja viejas antiguo antigua antiguas vieille vieilles anciennes',
  restore: 'restaurieren restaurierung wiederherstellen restaurar restauracion restaurer restauration',
  write: 'schreiben verfassen escribir redactar ecrire rediger redaction',
  text: 'texte texten texto textos',
  music: 'musik musica musique',
  song: 'lieder cancion canciones chanson chansons',
  'background music': 'hintergrundmusik',
  'sound effects': 'soundeffekte gerausche bruitage bruitages',
  noise: 'rauschen ruido ruidos bruit bruits',
  'background noise': 'hintergrundgerausche storgerausche',
  transcribe: 'transkribieren transkription transkript verschriftlichen transcribir transcripcion transcrire abtippen',
  'meeting notes': 'protokoll protokolle besprechungsnotizen',
  meeting: 'besprechung besprechungen sitzung reuniones reunions',
  notes: 'notizen mitschrift notas',
  poster: 'plakat plakate cartel carteles affiche affiches',
  flyer: 'flugblatt handzettel volante',
  brochure: 'broschure prospekt folleto folletos',
  website: 'webseite webseiten internetseite',
  'landing page': 'landingpage landingseite',
  schedule: 'planen programar planifier',
  posts: 'beitrage publicaciones',
  caption: 'bildunterschrift legende legendes',
  summarise: 'zusammenfassen zusammenfassung resumir resumen resumer',
  research: 'recherche recherchieren forschung investigacion investigar',
  'market research': 'marktforschung marktanalyse',
  'competitor analysis': 'wettbewerbsanalyse konkurrenzanalyse',
  competitors: 'wettbewerber konkurrenz konkurrenten competencia competidores concurrents concurrence',
  market: 'markt mercado marche',
  trends: 'tendencias tendances',
  audience: 'zielgruppe zielgruppen audiencia',
  automate: 'automatisieren automatisierung automatizar automatizacion automatiser automatisation',
  product: 'produkt produkte producto productos produit produits',
  'product photos': 'produktfotos produktbilder produktfotografie',
  slogan: 'werbespruch eslogan',
  name: 'namensfindung namen',
  'ad copy': 'werbetext werbetexte',
  ads: 'werbung anzeige anzeigen anuncio anuncios publicidad publicite',
  proofread:
    'korrekturlesen korrigieren korrektur rechtschreibung corregir correccion ortografia corriger correction orthographe correcteur',
  grammar: 'grammatik gramatica grammaire',
  illustration: 'illustrationen ilustracion ilustraciones',
  drawing: 'zeichnung zeichnen zeichnungen dibujo dibujos dibujar dessin dessins dessiner',
  character: 'figur figuren charakter personaje personajes personnage personnages',
  animate: 'animieren animar animer',
  animation: 'animacion animaciones animationen',
  '3d model': '3dmodell',
  model: 'modell modelle modelo modele',
  'colour grading': 'farbkorrektur farblook etalonnage',
  sketch: 'skizze skizzen boceto bocetos croquis',
  script: 'drehbuch drehbucher guion guiones',
  film: 'pelicula peliculas',
  dub: 'synchronisieren synchronisation doblaje doblar doublage doubler',
  'lip sync': 'lippensynchron',
  headshot: 'bewerbungsfoto bewerbungsfotos bewerbungsbild',
  'remove object': 'wegretuschieren',
  retouch: 'retuschieren retusche retuschen retocar retoque',
  object: 'objekt objekte objeto objetos objet objets',
  people: 'personen personas personnes leute gente',
  article: 'artikel articulo articulos',
  brand: 'marke marken marca marcas marque',
  'brand guidelines': 'markenrichtlinien gestaltungsrichtlinien',
  'brand identity': 'markenidentitat',
  interview: 'entrevista entrevistas entretien entretiens',
  record: 'aufnehmen aufnahme grabar grabacion enregistrer enregistrement',
  recording: 'aufnahmen grabaciones',
  'clean up audio': 'tonbearbeitung',
  sound: 'klang sonido',
  ideas: 'ideen idees',
  business: 'geschafts negocio negocios',
  'business card': 'visitenkarte visitenkarten',
  invitation: 'einladung einladungen invitacion invitaciones',
  document: 'dokument dokumente documento documentos',
  survey: 'umfrage umfragen encuesta encuestas sondage sondages',
  'analyse data': 'datenanalyse',
  analyse: 'analysieren auswerten analizar analisis analyser',
  data: 'daten datos donnees',
  table: 'tabelle tabellen tabla tablas tableau',
  cheap: 'gunstig gunstige billig billige barato barata baratos economico',
  free: 'kostenlos kostenlose kostenloses kostenloser kostenfrei umsonst gratis gratuit gratuite gratuits gratuites gratuito gratuita gratuitos',
  'alternative to': 'ersatz',
  privacy: 'datenschutz dsgvo rgpd vertraulich confidentiel confidencial',
  copyright: 'urheberrecht',
  'open source': 'quelloffen',
  tool: 'werkzeug werkzeuge herramienta herramientas outil outils logiciel logiciels programm programme programa',
  best: 'beste bester bestes besten mejor mejores meilleur meilleure meilleurs',
  'video ad': 'werbefilm werbespot werbevideo',
  'brand film': 'imagefilm markenfilm',
  'explainer video': 'erklarvideo erklarvideos erklarfilm',
  explainer: 'explicatif explicative explicativo explicativos',
  vectorise: 'vektorisieren vectoriser vectorizar',
  render: 'rendern rendu rendus',
  'stock photos': 'bilddatenbank stockfotos stockbilder',
  'shooting schedule': 'drehplan dispo',
  'press release': 'pressemitteilung pressemeldung',
  face: 'gesicht gesichter cara visage visages',
  swap: 'tauschen austauschen intercambiar echanger',
  change: 'andern verandern cambiar changer',
  watermark: 'wasserzeichen filigrane',
  'vertical video': 'hochformat',
  short: 'kurz kurze kurzes corto cortos courte courts',
  colour: 'farbe farben colores couleur couleurs',
  'visual style': 'bildsprache bildstil',
  style: 'stil estilo estilos',
  problems: 'probleme problemas problemes',
  enhance: 'verbessern mejorar ameliorer',
  convert: 'umwandeln convertir',
  cut: 'schneiden cortar couper zuschneiden recortar',
  shorten: 'kurzen acortar raccourcir',
  find: 'finden suchen encontrar buscar trouver chercher',
  speech: 'sprache sprechen sprachausgabe habla parole',
  german: 'deutsch deutsche deutsches aleman allemand',
  'schedule posts': 'planificar planificacion programacion planification einplanen vorplanen',
  lyrics: 'letra letras liedtext paroles',
  'retouch photo': 'bildretusche fotoretusche',
  'make logo': 'logogestaltung',
  advert: 'werbefilme',
  story: 'geschichte geschichten historia historias cuento histoire histoires erzahlung',
  book: 'buch bucher libro libros livre livres',
  letter: 'anschreiben',
  email: 'correo correos courriel',
  newsletter: 'rundbrief boletin infolettre',
  calendar: 'kalender redaktionsplan calendario calendrier',
  faces: 'gesichtern',
  subtitle: 'untertitelt subtitrar',
  screen: 'bildschirm pantalla ecran',
  'record screen': 'bildschirmaufnahme',
  improve: 'verbesserung optimieren mejora amelioration',
  quality: 'qualitat calidad qualite',
  'photo quality': 'fotoqualitat bildqualitat',
  summary: 'zusammenfassungen',
  'text to speech': 'sprachsynthese vorlesen vorleser',
  'speech to text': 'spracherkennung diktat diktieren dictado dictee',
  'conference call': 'videokonferenz videollamada visioconference',
  print: 'drucken druck imprimir impresion imprimer',
  storyboard: 'guionografico',
  moodboard: 'stimmungstafel',
  packaging: 'verpackung verpackungen embalaje envase emballage',
  mockup: 'maqueta',
  icons: 'symbole iconos icones piktogramme',
  pattern: 'muster patron',
  app: 'anwendung aplicacion',
  'build an app': 'appentwicklung programmieren programmer',
  opinion: 'meinung meinungen opiniones',
  influencers: 'meinungsmacher influenceurs creadores createurs',
  comments: 'kommentare comentarios commentaires',
  'reply to': 'beantworten antworten responder repondre',
  approve: 'freigeben freigabe freigaben aprobar aprobacion approuver',
  feedback: 'ruckmeldung ruckmeldungen retours',
  storyboards: 'bildergeschichte',
  stem: 'spuren pistas pistes',
  separate: 'trennen separar separer',
  vocals: 'gesang vocales chant',
  'wind noise': 'windgerausche',
  echo: 'hall nachhall',
  video: 'filmchen',
  'short clips': 'kurzvideos',
  scan: 'scannen escanear numeriser',
  clothes: 'kleidung kleider ropa vetements',
  'dress model': 'anprobe',
  skin: 'haut piel peau',
  sky: 'himmel cielo ciel',
  light: 'licht luz lumiere',
  bigger: 'grosser grossere plusgrand',
  tagline: 'werbeslogan',
};

/** What takes several words to say. */
const PHRASES: Readonly<Record<string, string>> = {
  'voz en off': 'voice over',
  'voix off': 'voice over',
  'arriere plan': 'background',
  'sous titres': 'subtitles',
  'sous titre': 'subtitles',
  'sous titrage': 'subtitles',
  'sitio web': 'website',
  'pagina web': 'website',
  'site web': 'website',
  'site internet': 'website',
  'redes sociales': 'social media',
  'reseaux sociaux': 'social media',
  'soziale medien': 'social media',
  'soziale netzwerke': 'social media',
  'efectos de sonido': 'sound effects',
  'effets sonores': 'sound effects',
  'ruido de fondo': 'background noise',
  'bruit de fond': 'background noise',
  'musica de fondo': 'background music',
  'musique de fond': 'background music',
  'foto de perfil': 'profile picture',
  'photo de profil': 'profile picture',
  'acta de reunion': 'meeting notes',
  'compte rendu': 'meeting notes',
  'guion grafico': 'storyboard',
  'estudio de mercado': 'market research',
  'etude de marche': 'market research',
  'publico objetivo': 'target audience',
  'public cible': 'target audience',
  'manual de marca': 'brand guidelines',
  'charte graphique': 'brand guidelines',
  'identite visuelle': 'brand identity',
  'identidad visual': 'brand identity',
  'tarjeta de visita': 'business card',
  'carte de visite': 'business card',
  'correccion de color': 'colour grading',
  'levres synchronisees': 'lip sync',
  'kommerzielle nutzung': 'commercial use',
  'uso comercial': 'commercial use',
  'usage commercial': 'commercial use',
  'utilisation commerciale': 'commercial use',
  'derechos de autor': 'copyright',
  'droits d auteur': 'copyright',
  'droit d auteur': 'copyright',
  'codigo abierto': 'open source',
  'libre de droits': 'royalty free',
  'libre de derechos': 'royalty free',
  'comunicado de prensa': 'press release',
  'communique de presse': 'press release',
  'linea de tiempo': 'timeline',
  'pas cher': 'cheap',
  'bon marche': 'cheap',
  'alternative zu': 'alternative to',
  'ohne anmeldung': 'without account',
  'ohne registrierung': 'without account',
  'ohne login': 'without account',
  'ohne konto': 'without account',
  'sin registro': 'without account',
  'sin registrarse': 'without account',
  'sans inscription': 'without account',
  'sans compte': 'without account',
  'alternativa a': 'alternative to',
  'alternativas a': 'alternative to',
  'alternative a': 'alternative to',
  'wie geht': 'how to',
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
    'rapidement sa sans ses son sur une veux voudrais vite vos votre'
  ).split(' '),
);

const LONGEST_PHRASE = 3;
/** So many little words give another language away when nothing else does: 'ich brauche ein video für instagram'. */
const LEAST_LITTLE = 2;

const meanings = new Map([
  ...Object.entries(PHRASES),
  ...Object.entries(WORDS).flatMap(([english, words]) => words.split(' ').map((word) => [word, english] as const)),
]);

/**
 * What somebody typed in German, Spanish or French, in the English words of the guide, folded.
 * @param isOurs tells words and names that the guide knows as they stand; they are left alone
 * @returns the text as it was when nothing in it had to be translated
 */
export function translateWords(folded: string, isOurs: (word: string) => boolean): string {
  const words = folded.split(' ');
  const said: { text: string; isTranslated: boolean }[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const length = lengthOfMeaning(words, from, isOurs);
    const text = words.slice(from, from + Math.max(1, length)).join(' ');
    said.push({ text: length > 0 ? (meanings.get(text) ?? text) : text, isTranslated: length > 0 });
    from += Math.max(0, length - 1);
  }
  const little = said.filter(({ text }) => LITTLE.has(text) && !isFiller(text) && !isOurs(text)).length;
  if (little < LEAST_LITTLE && !said.some(({ isTranslated }) => isTranslated)) return folded;
  return said
    .filter(({ text, isTranslated }) => isTranslated || !LITTLE.has(text))
    .map(({ text }) => text)
    .join(' ');
}

/** How many words from here on have a meaning together; 0 when none has. */
function lengthOfMeaning(words: readonly string[], from: number, isOurs: (word: string) => boolean): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 0; length -= 1) {
    const text = words.slice(from, from + length).join(' ');
    if (meanings.has(text) && (length > 1 || !isOurs(text))) return length;
  }
  return 0;
}
