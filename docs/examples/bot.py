"""A bot in twenty lines: takes the seat of an invitation link and plays random legal moves to the end."""

import asyncio
import json
import random
import re
import sys

import httpx
import websockets


async def play(link: str, name: str = "Twenty Lines") -> None:
    """Sits down and plays."""
    base, table, seat, key = re.fullmatch(r"(https?://[^/]+)/t/(\w+)#seat=(\d+)&key=(.+)", link).groups()
    async with httpx.AsyncClient(base_url=base) as http:
        (await http.put("/api/me", json={"name": name})).raise_for_status()
        (await http.post(f"/api/tables/{table}/sit", json={"seat": int(seat), "secret": key})).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
    async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:
        async for text in socket:
            told = json.loads(text)
            if told["type"] == "update" and told["table"]["stage"] == "over":
                print("Places:", [score["place"] for score in told["scores"]])
                break
            if told["type"] == "update" and told["view"] and told["view"]["legal"]:
                _number, move, *_rest = random.choice(told["view"]["legal"])
                command = {"do": "play", "seat": int(seat), "move": move, "seen": told["version"]}
                await socket.send(json.dumps(command))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
