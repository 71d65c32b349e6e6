package main

import (
	"log"
	"net"
	"net/http"
	"os"
	"strconv"
)

// Turns of work for each request.
const TURNS = 4_000

func work() int {
	sum := 0
	for turn := 0; turn < TURNS; turn++ {
		for place := 0; place < 26; place++ {
			sum = (sum*31 + place) % 65_537
		}
	}
	return sum
}

func main() {
	http.HandleFunc("/", func(response http.ResponseWriter, request *http.Request) {
		response.Header().Set("Content-Type", "application/json")
		response.Header().Set("X-Sum", strconv.Itoa(work()))
		response.Write([]byte(`{"hello":"world"}`))
	})
	log.Fatal(http.ListenAndServe(net.JoinHostPort(os.Getenv("HOST"), os.Getenv("PORT")), nil))
}
