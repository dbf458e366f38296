/** How a sheet is headed: as the page that it is, else, as a sample on another page, under that page's own title. */
export interface SheetHeading {
  heading?: 'h1' | 'h2';
}
