/** The tabs at the bottom of a phone's table: what lies open over it, and the place where a board puts tabs of its own. */

class BottomTabs {
  place = $state<HTMLElement>()
  /** 'journal', 'chat', or a tab of the board; null: the table itself. */
  open = $state<string | null>(null)

  toggle(tab: string): void {
    this.open = this.open === tab ? null : tab
  }

  /** Whether somebody reads what happened or was said. */
  get reading(): boolean {
    return this.open === 'journal' || this.open === 'chat'
  }
}

export const bottomTabs = new BottomTabs()
