/** A playing time in ISO 8601: 'PT1H2M30S' for '1:02:30', 'PT9M40S' for '9:40'. */
export function playingTime(duration: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(':').map(Number).reverse();
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${seconds}S`;
}
